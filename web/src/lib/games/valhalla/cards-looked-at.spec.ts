import { describe, expect, it } from 'vitest';

import type { Happening } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { peekedIn } from './cards-looked-at';
import type { Event } from './types';

const happening = (event: Event): Happening => ({ event, phrase: phrase('x'), reveals: true });
const peeked = (...events: Event[]) => peekedIn(events.map(happening));

describe('a look', () => {
  it('shows a hand card by card, and the deck in its order', () => {
    const hand: Event = { type: 'saw_hand', seat: 0, target: 1, cards: { axe: 1, sword: 2 } };
    expect(peeked(hand)).toEqual(['sword', 'sword', 'axe']);
    expect(peeked({ type: 'saw_top', seat: 0, cards: ['wolf', 'axe'] })).toEqual(['wolf', 'axe']);
  });

  it('of somebody else shows nothing', () => {
    expect(peeked({ type: 'saw_hand', seat: 1, target: 0, cards: null })).toBeUndefined();
    expect(peeked({ type: 'shuffled', by: 1, gods: 0 })).toBeUndefined();
  });
});
