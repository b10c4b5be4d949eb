import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Entry, Happening, State } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { type Choreography, Stage } from './stage.svelte';

/** Events are their lengths; the view is the last of them. */
const lengths: Choreography<number> = {
  beats: (_, happenings) =>
    happenings.map((happening) => {
      const ms = happening.event as number;
      return { happenings: [happening], view: ms, flights: [], ms };
    }),
};

const happening = (event: number): Happening => ({ event, phrase: phrase('x'), reveals: false });
const entry = (...events: number[]): Entry => ({
  seq: 1,
  step: 1,
  at: 0,
  events: events.map(happening),
});
const waiting = { view: -1 } as unknown as State;
const asking = { view: -1, question: { id: 1 } } as unknown as State;

/** Lengths that are odd have nothing to say. */
const isTold = ({ event }: Happening) => (event as number) % 2 === 0;

let stage: Stage<number>;
const said = () => stage.telling.words.map(({ event }) => event);

beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage(lengths, () => 1, isTold);
  stage.push(waiting, [], false);
});

afterEach(() => vi.useRealTimers());

describe('telling', () => {
  it('leaves the last words a second before the question, at what is true', () => {
    stage.push(asking, [entry(100)], false);
    expect(said()).toEqual([100]);
    vi.advanceTimersByTime(900);
    expect([stage.view, stage.isBehind]).toEqual([-1, true]);
    expect(said()).toEqual([100]);
    vi.advanceTimersByTime(101);
    expect(stage.isBehind).toBe(false);
    expect(said()).toEqual([]);
  });

  it('lets no words go before they were seen, and says the last ones in any case', () => {
    stage.push(asking, [entry(100, 102)], false);
    vi.advanceTimersByTime(500);
    expect(said()).toEqual([100]);
    vi.advanceTimersByTime(150);
    expect(said()).toEqual([102]);
    vi.advanceTimersByTime(900);
    expect(said()).toEqual([102]);
    vi.advanceTimersByTime(100);
    expect(stage.isBehind).toBe(false);
  });

  it('is left at once by whoever wants to go on', () => {
    stage.push(asking, [entry(100, 102)], false);
    stage.skip();
    vi.advanceTimersByTime(5_000);
    expect([stage.isBehind, said()]).toEqual([false, []]);
  });

  it('goes on with what comes while the last words stand', () => {
    stage.push(waiting, [entry(100)], false);
    vi.advanceTimersByTime(150);
    stage.push(asking, [entry(1_200)], false);
    vi.advanceTimersByTime(500);
    expect(said()).toEqual([1_200]);
    vi.advanceTimersByTime(1_200);
    expect(stage.isBehind).toBe(false);
  });

  it('is silent about a moment that is about nothing', () => {
    const hushing: Choreography<number> = {
      beats: (before, happenings) =>
        lengths.beats(before, happenings).map((beat) => ({ ...beat, told: [] })),
    };
    stage = new Stage(hushing, () => 1, isTold);
    stage.push(waiting, [], false);
    stage.push(asking, [entry(100)], false);
    expect([stage.isBehind, said()]).toEqual([true, []]);
  });

  it('leaves what is to be read its time, from when it is said', () => {
    stage.push(asking, [entry(100, 1_200, 102)], false);
    vi.advanceTimersByTime(650);
    expect(said()).toEqual([1_200]);
    vi.advanceTimersByTime(1_100);
    expect(said()).toEqual([1_200]);
    vi.advanceTimersByTime(100);
    expect(said()).toEqual([102]);
  });

  it('does not wait where nothing was said', () => {
    stage.push(asking, [entry(101)], false);
    expect(said()).toEqual([]);
    vi.advanceTimersByTime(101);
    expect(stage.isBehind).toBe(false);
  });
});
