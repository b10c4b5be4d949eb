import { describe, expect, it } from 'vitest';
import { crestOf, crests } from './crests';

describe('seat crests', () => {
  it('are enough for every table and differ in beast and in pattern', () => {
    expect(crests.length).toBeGreaterThanOrEqual(5);
    for (const part of ['name', 'beast', 'pattern'] as const)
      expect(new Set(crests.map((crest) => crest[part])).size).toBe(crests.length);
  });

  it('begin again after the last', () => {
    expect(crestOf(crests.length)).toBe(crestOf(0));
    expect(crestOf(-1)).toBe(crestOf(crests.length - 1));
  });
});
