import { describe, expect, it } from 'vitest';

import { picksIn, severalNext, touchedNext } from './picks';
import type { Card } from './types';

const hand: Card[] = ['sword', 'axe', 'wolf', 'wolf'];

describe('of equal cards', () => {
  it('the touched one is picked, whatever was touched in a hand before', () => {
    expect(picksIn(hand, ['hand:wolf'], touchedNext([], 2))).toEqual([2]);
    expect(picksIn(hand, ['hand:wolf'], touchedNext([], 3))).toEqual([3]);
  });

  it('another one goes on from the first', () => {
    const first = picksIn(hand, ['hand:wolf'], touchedNext([], 3));
    expect(picksIn(hand, ['hand:wolf', 'hand:wolf'], touchedNext(first, 2))).toEqual([3, 2]);
  });

  it('those that are picked stay so when another card takes the place of the last', () => {
    const first = picksIn(hand, ['hand:wolf', 'hand:axe'], touchedNext([3], 1));
    expect(first).toEqual([3, 1]);
    expect(picksIn(hand, ['hand:wolf', 'hand:sword'], touchedNext(first, 0))).toEqual([3, 0]);
  });

  it('the first is picked where none was touched: by keys, or dropped', () => {
    expect(picksIn(hand, ['hand:wolf', 'discard:axe'], [])).toEqual([2]);
  });

  it('one is taken back alone, and another takes the place of the last when enough are picked', () => {
    const several = { count: 2, copies: () => 2, preset: [] };
    const picked = { path: ['hand:wolf'], also: ['hand:wolf'], several };
    expect(severalNext(picked, 'hand:wolf', true)).toEqual(['hand:wolf']);
    const mixed = { ...picked, also: ['hand:axe'] };
    expect(severalNext(mixed, 'hand:wolf', false)).toEqual(['hand:wolf', 'hand:wolf']);
    expect(severalNext({ ...picked, also: [] }, 'hand:wolf', false)).toBeUndefined();
  });
});
