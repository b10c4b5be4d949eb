import { describe, expect, it } from 'vitest';

import type { Entry } from '$generated/protocol';
import { turnsOf } from '$lib/story/fold';
import { phrase } from '$lib/words/phrase';

import './fixtures/content';
import { story } from './story';
import type { Event } from './types';

let seq = 0;
const entry = (...events: Event[]): Entry => ({
  seq: (seq += 1),
  step: seq,
  at: 0,
  events: events.map((event) => ({ event, phrase: phrase('x'), reveals: false })),
});

describe('the story of a turn', () => {
  const turn = (reader?: number) =>
    turnsOf(
      [
        entry({ type: 'round', round: 3 }, { type: 'turn', seat: 1 }),
        entry(
          { type: 'phase', seat: 1, phase: 'game' },
          { type: 'played', seat: 1, card: 0 },
          { type: 'gained', seat: 1, resource: 'blood', n: 2 },
        ),
        entry(
          { type: 'phase', seat: 1, phase: 'building' },
          { type: 'paid', seat: 1, resource: 'blood', n: 2 },
          { type: 'temple', seat: 1, site: 0 },
          { type: 'followers', seat: 1, n: 1, cause: { temple: 'heimdall' } },
        ),
        entry(
          { type: 'phase', seat: 1, phase: 'attack' },
          { type: 'attacked', seat: 1, targets: 0b101, cards: [1], effect: 1, value: 4 },
          { type: 'blocked', seat: 2 },
          { type: 'struck', seat: 0 },
          { type: 'followers_stolen', seat: 1, from: 0, n: 1 },
        ),
      ],
      story,
      reader,
    )[0];

  it('goes by phase, each line with what it brought', () => {
    const told = turn();
    expect(told).toMatchObject({ seat: 1, round: 3 });
    expect(told?.lines.map(({ phase, pieces }) => [phase, pieces.length])).toEqual([
      ['game', 1],
      ['building', 1],
      ['attack', 3],
    ]);
  });

  it('ends with what all have more or less', () => {
    expect(turn()?.net).toEqual(
      expect.arrayContaining([
        { seat: 1, what: 'follower', n: 2 },
        { seat: 0, what: 'follower', n: -1 },
      ]),
    );
    expect(turn()?.net.some(({ what }) => what === 'blood')).toBe(false);
  });

  it('never hides what touched the reader', () => {
    const told = turn(0);
    const attack = told?.lines.find(({ phase }) => phase === 'attack')?.pieces[0];
    const temple = told?.lines.find(({ phase }) => phase === 'building')?.pieces[0];
    expect(told?.headline).toEqual([
      { seat: 1, what: 'follower', n: 2 },
      temple,
      attack,
      { seat: 0, what: 'follower', n: -1 },
    ]);
  });
});
