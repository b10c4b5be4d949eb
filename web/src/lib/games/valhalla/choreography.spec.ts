import { describe, expect, it } from 'vitest';

import type { Happening, State } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { choreography } from './choreography';
import three from './fixtures/three.json';
import { spotsOf } from './spots';
import type { Event, View } from './types';

const states = three as unknown as State[];
const view = states[0]!.view as View;
const happening = (event: Event): Happening => ({ event, phrase: phrase('x'), reveals: true });
const beats = (...events: Event[]) => choreography.beats(view, events.map(happening));

describe('the choreography', () => {
  it('turns all plans up at once', () => {
    const revealed = [0, 1, 2].map((seat): Event => ({
      type: 'revealed',
      seat,
      main: 'axe',
      support: 'wolf',
    }));
    const all = beats(...revealed, { type: 'collided', card: 'axe', seats: 0b111 });
    expect(all.map(({ happenings }) => happenings.length)).toEqual([3, 1]);
  });

  it('deals the batch card by card, each to its place', () => {
    const all = beats(
      { type: 'batch', card: 'axe', number: 1, of: 2 },
      { type: 'armoury', card: 'axe' },
      { type: 'batch', card: 'draugr', number: 2, of: 2 },
      { type: 'locked', locked: 1 },
    );
    expect(all.map(({ flights }) => flights)).toEqual([
      [{ card: 'axe', from: 'deck', to: 'row' }],
      [{ card: 'draugr', from: 'deck', to: 'locked' }],
    ]);
  });

  it('says nothing of phases, sealed plans and cards that are tidied away', () => {
    const all = beats(
      { type: 'committed', seat: 1, plan: null },
      { type: 'phase', phase: 'final' },
      { type: 'discarded', seat: 1, card: 'axe' },
      { type: 'gained', seat: 1, card: 'wolf', from: 'table' },
    );
    const said = all.filter(({ ms }) => ms > 0).flatMap(({ told }) => told);
    expect(said).toEqual([]);
    expect(all.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(600);
  });

  it('does not show what others draw', () => {
    const [beat] = beats({ type: 'drew', seat: 1, kept: null, under: null });
    expect(beat!.flights).toEqual([{ card: 'back', from: 'deck', to: 'hand:1' }]);
  });

  it('shows what one loses at once, and long enough to be read', () => {
    const lost = (seat: number): Event => ({ type: 'lost', seat, zone: 'hand', card: 'axe' });
    const all = beats(lost(1), lost(1), lost(2));
    expect(all.map(({ happenings }) => happenings.length)).toEqual([2, 1]);
    expect(all[0]!.ms).toBeGreaterThanOrEqual(1_200);
  });

  it('leaves time to learn a hand, but only to the one who sees it', () => {
    const look = { type: 'saw_hand', seat: 0, target: 1 } as const;
    expect(beats({ ...look, cards: { axe: 1 } })[0]!.ms).toBeGreaterThanOrEqual(2_500);
    expect(beats({ ...look, cards: null })[0]!.ms).toBeLessThan(1_500);
  });

  it('leaves time to read why Gods are not in the armoury', () => {
    const shuffled = (gods: number) => beats({ type: 'shuffled', by: null, gods })[0]!.ms;
    expect(shuffled(2)).toBeGreaterThanOrEqual(1_000);
    expect(shuffled(0)).toBeLessThan(1_000);
  });

  it('leaves nothing out, and a whole game plays in a bearable time', () => {
    let before = view;
    let length = 0;
    for (const state of states.slice(1)) {
      const happenings = state.entries.flatMap((entry) => entry.events);
      const all = choreography.beats(before, happenings);
      expect(all.flatMap((beat) => beat.happenings)).toEqual(happenings);
      length += all.reduce((sum, { ms }) => sum + ms, 0);
      before = state.view as View;
    }
    expect(length / states.length).toBeLessThan(2_500);
  });
});

describe('spots', () => {
  it('tell all choices of a question apart', () => {
    for (const state of states.filter(({ choices }) => choices.length > 0)) {
      const paths = state.choices.map((choice) => spotsOf(choice, state).join(' '));
      expect(new Set(paths).size).toBe(state.choices.length);
    }
  });
});
