import { describe, expect, it } from 'vitest';

import type { State } from '$generated/protocol';

import duel from './fixtures/duel.json';
import three from './fixtures/three.json';
import throne from './fixtures/throne.json';
import { present } from './present';
import { total, type Event, type View } from './types';

/** What everybody sees at all times: what moves must end up in these places. */
function lying(view: View) {
  return {
    round: view.round,
    first: view.first,
    row: view.row,
    locked: view.locked,
    pending: view.pending,
    removed: view.removed,
    players: view.players.map(({ alive, hand, discard, main, support, participant }) => ({
      alive,
      hand,
      discard,
      // A plan that is the only one is sealed without a word.
      main: view.step === 'plan' ? null : main,
      support: view.step === 'plan' ? null : support,
      participant,
    })),
  };
}

describe.each([
  ['two players', duel],
  ['three players', three],
  ['five players with the Golden Throne', throne],
])('a recorded game of %s', (_, messages) => {
  const states = messages as unknown as State[];

  it('can be followed by its events alone', () => {
    let view = states[0]!.view as View;
    for (const state of states.slice(1)) {
      const events = state.entries.flatMap((entry) => entry.events);
      const seen = events.reduce((before, { event }) => present(before, event as Event), view);
      const wasDrawing = view.drawn.length > 0;
      view = state.view as View;
      expect(lying(seen), `step ${state.seq}`).toEqual(lying(view));
      // Cards in somebody's fingers are counted here or there, until they are put down.
      if (!wasDrawing && view.drawn.length === 0)
        expect(seen.deck, `step ${state.seq}`).toBe(view.deck);
    }
  });

  it('shows the own hand as it is', () => {
    for (const state of states) {
      const me = (state.view as View).players[0]!;
      expect(total(me.known)).toBe(me.hand);
    }
  });
});
