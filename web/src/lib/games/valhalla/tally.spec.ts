import { expect, it } from 'vitest';

import type { Entry } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { fellIn } from './tally';
import type { Event } from './types';

const entry = (...events: Event[]): Entry => ({
  seq: 1,
  step: 1,
  at: 1,
  events: events.map((event) => ({ event, reveals: false, phrase: phrase('') })),
});

it('finds the round in which somebody fell', () => {
  const log = [
    entry({ type: 'round', round: 3, first: 0 }),
    entry({ type: 'eliminated', seat: 1, cards: {} }, { type: 'round', round: 4, first: 0 }),
    entry({ type: 'eliminated', seat: 0, cards: {} }),
  ];
  expect(fellIn(log, 1)).toBe(3);
  expect(fellIn(log, 0)).toBe(4);
  expect(fellIn(log, 2)).toBeUndefined();
});
