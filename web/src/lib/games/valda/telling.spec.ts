import { describe, expect, it } from 'vitest';

import type { Entry } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { isTold, lastOnPile } from './telling';
import type { Event } from './types';

const entry = (...events: Event[]): Entry => ({
  seq: 1,
  step: 1,
  at: 0,
  events: events.map((event) => ({ event, phrase: phrase('test'), reveals: false })),
});

describe('the log', () => {
  it('leaves out what another line says, and never what only the reader saw', () => {
    const looked = (cards: (number | null)[]): Event => ({
      type: 'looked_at_two',
      seat: 1,
      area: 'odin',
      cards,
    });
    expect(isTold(looked([null, null]))).toBe(false);
    expect(isTold(looked([3, 4]))).toBe(true);
    expect(isTold({ type: 'asked', seats: 1, moment: 'attack', open: false } satisfies Event)).toBe(
      false,
    );
    expect(isTold({ type: 'blocked', seat: 1 } satisfies Event)).toBe(true);
    expect(isTold(undefined)).toBe(true);
  });
});

describe('the discard pile', () => {
  it('shows what came last, as long as it still lies there', () => {
    const log = [
      entry({ type: 'played', seat: 0, card: 7 }),
      entry({ type: 'discarded', seat: 0, card: 2 }),
    ];
    expect(lastOnPile(log, [2, 7, 9])).toBe(2);
    expect(lastOnPile(log, [7, 9])).toBe(7);
    expect(lastOnPile([], [7, 9])).toBe(9);
    expect(lastOnPile([], [])).toBeUndefined();
  });

  const attacked: Event = {
    type: 'attacked',
    seat: 1,
    targets: 1,
    cards: [4],
    effect: 4,
    value: 3,
  };
  const defended: Event = { type: 'defended', seat: 0, cards: [5], total: 3 };

  it('gets the cards of an attack when it is over, and not before', () => {
    const before = [entry({ type: 'weapon', seat: 0, card: 7, mode: 'a' })];
    const pile = [4, 5, 7];
    expect(lastOnPile([...before, entry(attacked)], pile)).toBe(7);
    expect(lastOnPile([...before, entry(attacked, defended)], pile)).toBe(7);
    const over = [...before, entry(attacked, defended), entry({ type: 'attack_over' })];
    expect(lastOnPile(over, pile)).toBe(5);
    expect(lastOnPile([...over, entry({ type: 'played', seat: 2, card: 7 })], pile)).toBe(7);
    expect(lastOnPile([...over, entry({ ...attacked, cards: [7] })], pile)).toBe(5);
  });

  it('does not get the cards of an attack that is cancelled', () => {
    const log = [
      entry({ type: 'played', seat: 1, card: 9 }),
      entry(attacked, { type: 'cancelled', seat: 0 }, { type: 'attack_over' }),
    ];
    expect(lastOnPile(log, [4, 9])).toBe(9);
  });
});
