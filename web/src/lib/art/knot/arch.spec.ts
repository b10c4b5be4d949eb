import { describe, expect, it } from 'vitest';
import { archLength, archPath, aroundArch } from './arch';

const arch = { left: 0, right: 100, floor: 300, spring: 100 };

describe('an arch', () => {
  it('measures two uprights and a half circle', () => {
    expect(archLength(arch)).toBeCloseTo(400 + Math.PI * 50);
  });

  it('carries a strip from foot to crown to foot', () => {
    const bend = aroundArch(arch, 10);
    expect(bend([0, 0])).toEqual([0, 300]);
    const [x, y] = bend([5, 4]);
    expect(x).toBeCloseTo(50);
    expect(y).toBeCloseTo(54);
    expect(bend([10, 3])).toEqual([97, 300]);
  });

  it('draws its outline', () => {
    expect(archPath(arch)).toBe('M0 300V100A50 50 0 0 1 100 100V300Z');
  });
});
