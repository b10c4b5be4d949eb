import { describe, expect, it } from 'vitest';

import type { Entry } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { glimpseOf } from './cards-looked-at';
import type { Event } from './types';

const entry = (seq: number, seat: number, ...events: Event[]): Entry =>
  ({
    seq,
    at: 0,
    actor: { seat, by: 'person' },
    events: events.map((event) => ({ event, phrase: phrase('x'), reveals: false })),
  }) as unknown as Entry;

const looks = (seat: number, card: number | null): Event => ({
  type: 'looked_at_deck',
  seat,
  area: 'odin',
  card,
});

describe('what was looked at', () => {
  it('is shown to the one who looked, all looks of a card together', () => {
    const log = [entry(1, 0, looks(0, 7)), entry(2, 0, looks(0, 9)), entry(3, 1)];
    expect(glimpseOf(log, 0)).toEqual({ seq: 2, cards: [7, 9] });
  });

  it('is nothing to the others', () => {
    expect(glimpseOf([entry(1, 0, looks(0, null))], 1)).toBeUndefined();
    expect(glimpseOf([entry(1, 0, looks(0, null))], undefined)).toBeUndefined();
  });

  it('is over once the reader does something else, or the phase is', () => {
    expect(glimpseOf([entry(1, 0, looks(0, 7)), entry(2, 0)], 0)).toBeUndefined();
    const phase: Event = { type: 'phase', seat: 1, phase: 'attack' };
    expect(glimpseOf([entry(1, 0, looks(0, 7)), entry(2, 1, phase)], 0)).toBeUndefined();
  });

  it('is a whole hand as well', () => {
    const hand: Event = { type: 'looked_at_hand', seat: 0, owner: 1, cards: [3, 3, 4] };
    expect(glimpseOf([entry(1, 0, hand)], 0)?.cards).toEqual([3, 3, 4]);
  });
});
