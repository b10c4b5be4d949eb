import { describe, expect, it } from 'vitest';

import type { Entry, Happening } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { ReplayStore } from './replay.svelte';

const happening: Happening = { event: 1, phrase: phrase('x'), reveals: false };

function walk(length: number) {
  const steps = Array.from({ length }, (_, index) => index + 1);
  const replay = {
    game: 'counting',
    seats: 2,
    options: {},
    names: ['Ask', 'Embla (karl)'],
    entries: steps.map((seq): Entry => ({
      seq,
      step: seq,
      at: 0,
      events: [happening],
      patch: [seq],
    })),
    view: 1,
    lines: steps.map(() => []),
    rounds: steps,
    ranks: [2, 1],
    played_with: { content: { cards: [] }, cards: [] },
  };
  return new ReplayStore<number>(replay, 1, { beats: () => [], spots: () => [] }, () => 0);
}

describe('a replay', () => {
  it('begins at the beginning and walks to the end', () => {
    const replay = walk(3);
    expect(replay.store.stage.view).toBe(1);
    replay.next();
    expect([replay.at, replay.store.stage.view]).toEqual([2, 2]);
    replay.next();
    expect(replay.store.isOver).toBe(true);
    replay.next();
    expect(replay.at).toBe(3);
  });

  it('jumps anywhere at once, within the game, with the log up to there', () => {
    const replay = walk(9);
    replay.jump(5);
    expect(replay.store.stage.view).toBe(5);
    expect(replay.store.log).toHaveLength(5);
    replay.jump(99);
    expect(replay.at).toBe(9);
    replay.jump(-3);
    expect([replay.at, replay.store.log.length]).toEqual([1, 1]);
  });

  it('shows the names, who was a bot, and whose eyes they are', () => {
    const { store } = walk(1);
    expect(store.table?.seats.map(({ occupant }) => occupant.kind)).toEqual(['person', 'bot']);
    expect(store.names).toEqual(['Ask', 'Embla']);
    expect(store.seat).toBe(1);
  });
});
