import { describe, expect, it } from 'vitest';

import type { Entry, Patch } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { afterAll, patched } from './patch';

const view = {
  deck: 12,
  hand: [3, 7, 9],
  players: [
    { hand: 2, main: null },
    { hand: 5, main: 'axe' },
  ],
  known: { axe: 2, wolf: 1 },
};

describe('a patch', () => {
  it('changes what it says, and nothing else', () => {
    const after = patched(view, { deck: [11], players: { 1: { hand: [4], main: [null] } } });
    expect(after).toEqual({
      ...view,
      deck: 11,
      players: [view.players[0], { hand: 4, main: null }],
    });
    expect(after.players[0]).toBe(view.players[0]);
    expect(view.deck).toBe(12);
  });

  it('puts into lists and takes out of them', () => {
    expect(patched(view, { hand: [1, 0, [4, 5]] }).hand).toEqual([3, 4, 5, 7, 9]);
    expect(patched(view, { hand: [0, 2, []] }).hand).toEqual([9]);
  });

  it('takes fields away, and adds some', () => {
    const after = patched(view, { known: { wolf: null, god: [1] } });
    expect(after.known).toEqual({ axe: 2, god: 1 });
  });

  it('puts one thing in the place of another', () => {
    expect(patched('for_good' as unknown, [{ until: 1 }])).toEqual({ until: 1 });
    expect(patched(view, undefined)).toBe(view);
  });
});

describe('the view after some steps', () => {
  it('has seen all their events, and what came of each step besides', () => {
    const happening = (patch: Patch) => ({
      event: 1,
      phrase: phrase('x'),
      reveals: false,
      patch,
    });
    const entries: Entry[] = [
      {
        seq: 2,
        step: 2,
        at: 0,
        events: [happening({ a: [1] }), happening({ a: [2] })],
        patch: { b: [0] },
      },
      { seq: 3, step: 3, at: 0, events: [], patch: { c: [3] } },
    ];
    expect(afterAll({ a: 0, b: 9, c: 0 }, entries)).toEqual({ a: 2, b: 0, c: 3 });
  });
});
