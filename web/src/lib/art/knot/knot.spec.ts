import { describe, expect, it } from 'vitest';
import { aroundCircle, drawKnot } from './draw';
import { band, frame, ornamented, panel, ring } from './patterns';
import { hasCell, trace, type KnotGrid, type Stop } from './trace';

const grids: [string, KnotGrid][] = [
  ['plain plait', { cols: 5, rows: 3 }],
  ['shape with a hole', { cols: 4, rows: 4, has: (col, row) => !(col === 1 && row === 1) }],
  ['panel', panel(6, 8, 3)],
  ...['', ...ornamented].flatMap((game): [string, KnotGrid][] => [
    [`${game} band`, band(game, 13)],
    [`${game} frame`, frame(game, 10, 14)],
    [`${game} ring`, ring(game, 24)],
  ]),
];

const crosses = (stop: Stop): boolean => stop.kind === 'over' || stop.kind === 'under';

function cells(grid: KnotGrid): number {
  let count = 0;
  for (let row = 0; row < grid.rows; row += 1)
    for (let col = 0; col < grid.cols; col += 1) count += Number(hasCell(grid, col, row));
  return count;
}

describe.each(grids)('a knot traced on a %s', (_, grid) => {
  const strands = trace(grid);

  it('uses each of the four links of every cell once', () => {
    expect(strands.flat()).toHaveLength(cells(grid) * 4);
  });

  it('alternates over and under along every strand', () => {
    for (const strand of strands) {
      const crossings = strand.filter(crosses);
      crossings.forEach((stop, index) => {
        const next = crossings[(index + 1) % crossings.length];
        if (crossings.length > 1) expect(stop.kind).not.toBe(next?.kind);
      });
    }
  });

  it('lets exactly one ribbon pass over another in each crossing', () => {
    const passing = new Map<string, string[]>();
    for (const stop of strands.flat()) {
      if (!crosses(stop)) continue;
      const place = `${stop.x},${stop.y}`;
      passing.set(place, [...(passing.get(place) ?? []), stop.kind]);
    }
    expect(passing.size).toBeGreaterThan(0);
    for (const kinds of passing.values()) expect(kinds.toSorted()).toEqual(['over', 'under']);
  });

  it('closes every strand', () => {
    const width = grid.cols * 2;
    for (const strand of strands) {
      strand.forEach((stop, index) => {
        const next = strand[(index + 1) % strand.length];
        const x = stop.x + stop.leave[0];
        expect(next?.x).toBe(grid.ring ? (x + width) % width : x);
        expect(next?.y).toBe(stop.y + stop.leave[1]);
        expect(next?.enter).toEqual(stop.leave);
      });
    }
  });
});

describe('the knots of the games', () => {
  const style = { cell: 12, ribbon: 3, gap: 1 };

  it('differ from each other', () => {
    const drawn = ornamented.map((game) => drawKnot(band(game, 12), style));
    // A game that was just copied still has the ornaments of its model.
    expect(new Set(drawn).size).toBeGreaterThan(2);
  });

  it.each(ornamented)('let %s have corners that are alike', (game) => {
    const flat = trace(frame(game, 16, 20)).flat();
    const mirrored = (x: number, y: number, kind: string): string =>
      `${Math.min(x, 32 - x)},${Math.min(y, 40 - y)},${kind === 'over' || kind === 'under' ? 'cross' : kind}`;
    const corners = new Map<string, number>();
    for (const { x, y, kind } of flat) {
      const place = mirrored(x, y, kind);
      corners.set(place, (corners.get(place) ?? 0) + 1);
    }
    for (const [place, count] of corners) {
      const onAxis = place.startsWith('16,') || place.includes(',20,');
      expect(count % (onAxis ? 2 : 4), place).toBe(0);
    }
  });
});

describe('a drawn knot', () => {
  const style = { cell: 12, ribbon: 3, gap: 1 };

  it('is the same every time', () => {
    expect(drawKnot(panel(6, 8, 3), style)).toBe(drawKnot(panel(6, 8, 3), style));
  });

  it('stays inside its cells', () => {
    const numbers =
      drawKnot(frame('', 20, 28), style)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const across = numbers.filter((_, index) => index % 2 === 0);
    const down = numbers.filter((_, index) => index % 2 === 1);
    expect(Math.min(...across, ...down)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...across)).toBeLessThanOrEqual(240);
    expect(Math.max(...down)).toBeLessThanOrEqual(336);
  });

  it('breaks the lower ribbon once per crossing', () => {
    const grid: KnotGrid = { cols: 3, rows: 1 };
    // Two crossings on one strand: two under-passings, so two open ribbons.
    expect(drawKnot(grid, style).match(/M/g)).toHaveLength(2);
  });

  it('keeps strands apart at a break', () => {
    const apart = trace({ cols: 2, rows: 1, meeting: () => 'wall' });
    expect(apart).toHaveLength(2);
    expect(apart.flat().filter((stop) => stop.kind === 'part')).toHaveLength(2);
    const through = trace({ cols: 2, rows: 1, meeting: () => 'pass' });
    expect(through).toHaveLength(1);
  });

  it('draws a strand that crosses nothing as a closed loop', () => {
    expect(drawKnot({ cols: 1, rows: 1 }, style)).toMatch(/^M[^M]*Z$/);
  });

  it('bends around a circle and meets itself again', () => {
    const bend = aroundCircle([100, 100], 90, 240);
    const [left, right] = [bend([0, 0]), bend([240, 0])];
    expect(left[0]).toBeCloseTo(right[0]);
    expect(left[1]).toBeCloseTo(right[1]);
    expect(bend([0, 10])[1]).toBeCloseTo(20);
  });
});
