import { describe, expect, it } from 'vitest';

import { rearranged } from './points';

const begun = rearranged([], 3, 2);
const sides = (points: readonly { side: string }[]) =>
  points.map(({ side }) => side.at(0)).join('');

describe('points as tokens', () => {
  it('lie sorted at the start of a turn', () => {
    expect(sides(begun)).toBe('aaabb');
    expect(new Set(begun.map(({ id }) => id)).size).toBe(5);
  });

  it('are taken away from their kind when they are spent', () => {
    expect(sides(rearranged(begun, 2, 2))).toBe('aabb');
    expect(sides(rearranged(begun, 3, 1))).toBe('aaab');
    expect(rearranged(begun, 0, 0)).toEqual([]);
  });

  it('turn over, and stay the same token, when one becomes the other (VD-RG-GIANT-YMIR)', () => {
    const changed = rearranged(begun, 2, 3);
    expect(changed.map(({ id }) => id)).toEqual(begun.map(({ id }) => id));
    expect(sides(changed)).toBe('aabbb');
    expect(rearranged(changed, 3, 2).map(({ id }) => id)).toEqual(begun.map(({ id }) => id));
  });

  it('come beside their kind when there are more of them', () => {
    expect(sides(rearranged(begun, 4, 4))).toBe('aaaabbbb');
  });

  it('stay untouched when nothing changes', () => {
    expect(rearranged(begun, 3, 2)).toBe(begun);
  });
});
