import { describe, expect, it } from 'vitest';
import { firs, flecks, grain, peaks, rays, shards, stars, waves } from './paint';

const strip = { width: 240, base: 200, height: 60, count: 6 };
const brushes: [string, (seed: number) => string][] = [
  ['stars', (seed) => stars(seed, 30, 240, 336)],
  ['peaks', (seed) => peaks(seed, strip).lit + peaks(seed, strip).shade],
  ['firs', (seed) => firs(seed, strip)],
  ['grain', (seed) => grain(seed, 30, 240, 336)],
  ['flecks', (seed) => flecks(seed, { width: 240, top: 0, floor: 300, count: 20, size: 2 })],
  ['shards', (seed) => shards(seed, { width: 240, root: 0, length: 50, count: 7 }).lit],
];

describe.each(brushes)('the brush for %s', (_, brush) => {
  it('paints the same from the same seed, and something else from another', () => {
    expect(brush(7)).toBe(brush(7));
    expect(brush(7)).not.toBe(brush(8));
  });

  it('makes only clean numbers', () => {
    expect(brush(7)).not.toMatch(/NaN|undefined|e-/);
    expect(brush(7)).toMatch(/^M/);
  });
});

describe('brushes without chance', () => {
  it('closes water over the whole width', () => {
    const path = waves({ width: 240, y: 200, length: 40, height: 8, floor: 336 });
    expect(path).toMatch(/V336H-40Z$/);
    expect(path.match(/q/g)?.length).toBeGreaterThanOrEqual(7);
  });

  it('sends out as many rays as asked for', () => {
    expect(rays([0, 0], { inner: 5, outer: 20, count: 12 }).match(/M/g)).toHaveLength(12);
  });
});
