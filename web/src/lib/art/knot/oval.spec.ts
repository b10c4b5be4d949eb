import { describe, expect, it } from 'vitest';
import { aroundOval, ovalLength, ovalPath, ovalPoint } from './oval';

const circle = { cx: 100, cy: 100, rx: 50, ry: 50 };

describe('an oval', () => {
  it('begins at the top and runs clockwise', () => {
    expect(ovalPoint(circle, 0)).toEqual([100, 50]);
    expect(ovalPoint(circle, Math.PI / 2)[0]).toBeCloseTo(150);
  });

  it('is as long as a circle if it is one', () => {
    expect(ovalLength(circle)).toBeCloseTo(2 * Math.PI * 50, 1);
  });

  it('fills its corners more with a higher power', () => {
    const [x, y] = ovalPoint({ ...circle, power: 4 }, Math.PI / 4);
    const [roundX, roundY] = ovalPoint(circle, Math.PI / 4);
    expect(x).toBeGreaterThan(roundX);
    expect(y).toBeLessThan(roundY);
  });

  it('closes its path', () => {
    expect(ovalPath(circle, 4)).toBe('M100.0 50.0L150.0 100.0L100.0 150.0L50.0 100.0Z');
  });

  it('lays a strip along its inside, and meets itself', () => {
    const bend = aroundOval({ cx: 100, cy: 100, rx: 80, ry: 40, power: 2.6 }, 300);
    const [x, y] = bend([0, 10]);
    expect(x).toBeCloseTo(100, 0);
    expect(y).toBeCloseTo(70, 0);
    expect(bend([300, 0])[0]).toBeCloseTo(bend([0, 0])[0]);
  });
});
