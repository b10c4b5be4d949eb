import { describe, expect, it } from 'vitest';

import { besides, counted, rung, seatsIn, setOf } from './sets';

describe('the tree', () => {
  it('goes round again past the top (VD-TREE-1)', () => {
    expect(rung(0, 20)).toEqual({ at: 0, rounds: 0 });
    expect(rung(20, 20)).toEqual({ at: 20, rounds: 0 });
    expect(rung(21, 20)).toEqual({ at: 1, rounds: 1 });
    expect(rung(40, 20)).toEqual({ at: 20, rounds: 1 });
    expect(rung(41, 20)).toEqual({ at: 1, rounds: 2 });
    expect(rung(22, 20, true)).toEqual({ at: 20, rounds: 1 });
  });

  it('spreads pawns that would hide each other', () => {
    expect(besides([0, 9, 1, 3])).toEqual([
      { index: 0, count: 3 },
      { index: 0, count: 1 },
      { index: 1, count: 3 },
      { index: 2, count: 3 },
    ]);
  });
});

describe('sets and piles', () => {
  it('name their seats', () => {
    expect(seatsIn(setOf(0, 2, 4))).toEqual([0, 2, 4]);
  });

  it('count equal cards', () => {
    expect(counted([5, 1, 5])).toEqual([
      { kind: 1, count: 1 },
      { kind: 5, count: 2 },
    ]);
  });
});
