import { describe, expect, it } from 'vitest';

import type { Entry } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { turnsOf, turnsSince, type StoryRules } from './fold';

type Event =
  | { type: 'turn'; seat: number; round?: number }
  | { type: 'phase'; phase: string }
  | { type: 'plays'; seat: number; card: string; at?: number; weight?: number }
  | { type: 'has'; seat: number; what: string; n: number };

const rules: StoryRules = {
  phases: ['game', 'attack'],
  turn: (event) => ((event as Event).type === 'turn' ? (event as { seat: number }) : undefined),
  round: (event) => (event as { round?: number }).round,
  phase: (event) =>
    (event as Event).type === 'phase' ? (event as { phase: string }).phase : undefined,
  lead(told) {
    const event = told as Event;
    if (event.type !== 'plays') return undefined;
    const touches = event.at === undefined ? [] : [event.at];
    return { seat: event.seat, phrase: phrase(event.card), weight: event.weight, touches };
  },
  changes: (told) => ((told as Event).type === 'has' ? [told as never] : []),
  weigh: (what) => (what === 'follower' ? 5 : 1),
};

let seq = 0;
const entry = (...events: Event[]): Entry => ({
  seq: (seq += 1),
  step: seq,
  at: 0,
  events: events.map((event) => ({ event, phrase: phrase('x'), reveals: false })),
});
const turn = (seat: number): Event => ({ type: 'turn', seat, round: 2 });
const plays = (seat: number, card: string, rest: object = {}): Event =>
  ({ type: 'plays', seat, card, ...rest }) as Event;
const has = (seat: number, what: string, n: number): Event => ({ type: 'has', seat, what, n });

describe('what others did', () => {
  it('is one card per turn, with lines by phase', () => {
    const [first, second, ...rest] = turnsOf(
      [
        entry(turn(1), { type: 'phase', phase: 'game' }, plays(1, 'vein'), has(1, 'blood', 2)),
        entry({ type: 'phase', phase: 'attack' }, plays(1, 'kill')),
        entry(turn(2), plays(2, 'mine')),
      ],
      rules,
    );
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ seat: 1, round: 2 });
    expect(first?.lines.map(({ phase }) => phase)).toEqual(['game', 'attack']);
    expect(first?.lines[0]?.changes).toEqual([{ seat: 1, what: 'blood', n: 2 }]);
    expect(second?.seat).toBe(2);
  });

  it('counts what is repeated and sums up what is had', () => {
    const [told] = turnsOf(
      [
        entry(turn(1), plays(1, 'wolf'), plays(1, 'wolf'), has(1, 'gold', 2)),
        entry(has(1, 'gold', -2), has(1, 'blood', 1), has(1, 'blood', 1)),
      ],
      rules,
    );
    expect(told?.lines[0]?.pieces).toMatchObject([{ phrase: { key: 'wolf' }, count: 2 }]);
    expect(told?.net).toEqual([{ seat: 1, what: 'blood', n: 2 }]);
  });

  it('says first what matters most, and always what touched the reader', () => {
    const events = [
      turn(1),
      plays(1, 'small', { weight: 1 }),
      plays(1, 'temple', { weight: 8 }),
      has(1, 'follower', 2),
      plays(1, 'kill', { at: 0, weight: 2 }),
      has(0, 'gold', -1),
    ];
    const said = (reader?: number) =>
      turnsOf([entry(...events)], rules, reader)[0]?.headline.map((one) =>
        'what' in one ? `${one.what} ${one.n}` : one.phrase,
      );
    expect(said()).toEqual(['follower 2', phrase('temple')]);
    expect(said(0)).toEqual(['follower 2', phrase('temple'), phrase('kill'), 'gold -1']);
  });

  it('has no card for a turn in which nothing was done', () => {
    expect(turnsOf([entry(turn(1)), entry(turn(2), plays(2, 'mine'))], rules)).toHaveLength(1);
  });

  it('begins in the middle of a turn, if the entries do', () => {
    const rest = { ...entry(plays(1, 'kill')), actor: { seat: 1, by: 'bot' as const } };
    expect(turnsOf([rest], rules)[0]?.seat).toBe(1);
  });

  it('is of the turns since the own one, whole even if one had to answer in the midst', () => {
    const log = [
      entry(turn(1), plays(1, 'early')),
      entry(turn(0), plays(0, 'mine')),
      entry(turn(1), plays(1, 'kill')),
      entry(plays(0, 'shield')),
      entry(turn(2), plays(2, 'mine')),
    ];
    const seats = (entries: readonly Entry[], reader: number) =>
      turnsSince(entries, entries.slice(3), rules, reader).map(({ seat }) => seat);
    expect(seats(log, 0)).toEqual([1, 2]);
    expect(seats(log.slice(0, 1), 0)).toEqual([1]);
  });

  it('keeps turns apart that one entry ends and begins, and leaves out the end of the one before', () => {
    const together = (round: number) => ({ type: 'turn', round }) as Event;
    const log = [
      entry(together(1), plays(0, 'hammer')),
      entry(has(1, 'card', -1), together(2), plays(1, 'wolf'), together(3), plays(1, 'axe')),
    ];
    const all = turnsOf(log.slice(1), rules);
    expect(new Set(all.map(({ id }) => id)).size).toBe(3);
    const since = turnsSince(log, log.slice(1), rules, 0);
    expect(since.map(({ round }) => round)).toEqual([2, 3]);
  });
});
