import { describe, expect, it } from 'vitest';
import { icons, type IconDrawing } from './icons';

const all = Object.entries(icons) as [string, IconDrawing][];

describe('icons', () => {
  it('has those that every table needs', () => {
    const needed =
      'deck discard hand clock online offline bot watch undo chat log rules sound theme motion link';
    for (const name of needed.split(' ')) expect(icons).toHaveProperty(name);
  });

  it('draws no two alike', () => {
    const drawings = all.map(([, { lines, shapes }]) => `${lines}|${shapes}`);
    expect(new Set(drawings).size).toBe(all.length);
  });

  it.each(all)('starts every part of %s inside its field', (_, { lines = '', shapes = '' }) => {
    const starts = [...`${lines}${shapes}`.matchAll(/M([\d.]+)[ ,]([\d.]+)/g)];
    expect(starts.length).toBeGreaterThan(0);
    for (const [, x, y] of starts) {
      expect(Number(x)).toBeLessThanOrEqual(24);
      expect(Number(y)).toBeLessThanOrEqual(24);
    }
  });
});
