import { describe, expect, it } from 'vitest';

import type { Entry } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { faceAt, holderIn } from './god-faces';
import './fixtures/content';
import type { Event } from './types';

const began = (at: number): Entry => ({ seq: 1, step: 1, at, events: [] });
const seats = [0, 1, 2, 3, 4];

describe('the face of a God', () => {
  it('stays the same while the game goes on, and differs from seat to seat', () => {
    const faces = (log: Entry[]) => seats.map((seat) => faceAt(seat, log));
    const first = began(1_700_000_000_000);
    expect(faces([first, began(1_700_000_060_000)])).toEqual(faces([first]));
    expect(new Set(faces([first])).size).toBe(seats.length);
    expect(faces([began(1_700_000_001_000)])).not.toEqual(faces([first]));
  });

  it('is that of the hand that is looked at, or of whom it happens to', () => {
    const holder = (event: Event) => holderIn([{ event, phrase: phrase(''), reveals: true }]);
    expect(holder({ type: 'saw_hand', seat: 0, target: 2, cards: null })).toBe(2);
    expect(holder({ type: 'showed', seat: 1, reveal: 'axe', cards: [] })).toBe(1);
    expect(holder({ type: 'phase', phase: 'clash' })).toBeUndefined();
  });
});
