import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Entry, Happening, State } from '$generated/protocol';

import { type Choreography, Stage } from './stage.svelte';

/** A game whose view is a number and whose events add to it. */
const counting: Choreography<number> = {
  beats(before, happenings) {
    let view = before;
    return happenings.map((happening) => {
      view += happening.event as number;
      const flights = [{ card: 'axe', from: 'deck', to: 'hand' }];
      return { happenings: [happening], view, flights, ms: 100 };
    });
  },
};

const happening = (event: number): Happening => ({ event, phrase: { key: 'x' }, reveals: false });
const entry = (...events: number[]): Entry => ({ seq: 1, at: 0, events: events.map(happening) });
const state = (view: number) => ({ view }) as unknown as State;

let pace: number;
let stage: Stage<number>;

beforeEach(() => {
  vi.useFakeTimers();
  pace = 1;
  stage = new Stage(counting, () => pace);
  stage.push(state(0), [entry(5)], false);
});

afterEach(() => vi.useRealTimers());

describe('the stage', () => {
  it('shows the first state as it is', () => {
    expect(stage.view).toBe(0);
    expect(stage.isBehind).toBe(false);
  });

  it('plays out what follows, beat by beat, and ends at the truth', () => {
    stage.push(state(10), [entry(1, 2)], false);
    expect(stage.view).toBe(1);
    expect(stage.flights).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(stage.view).toBe(3);
    vi.advanceTimersByTime(100);
    expect(stage.view).toBe(10);
    expect(stage.beat).toBeUndefined();
    expect(stage.isBehind).toBe(false);
  });

  it('queues states that come meanwhile', () => {
    stage.push(state(1), [entry(1)], false);
    stage.push(state(3), [entry(2)], false);
    expect(stage.view).toBe(1);
    vi.advanceTimersByTime(100);
    expect(stage.view).toBe(3);
    expect(stage.isBehind).toBe(true);
    vi.advanceTimersByTime(100);
    expect(stage.isBehind).toBe(false);
  });

  it('jumps to the truth when told to', () => {
    stage.push(state(1), [entry(1)], false);
    stage.push(state(3), [entry(2)], false);
    stage.skip();
    expect(stage.view).toBe(3);
    expect(stage.flights).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(stage.view).toBe(3);
  });

  it('plays nothing when motion is off, after an undo, or when far too much happened', () => {
    pace = 0;
    stage.push(state(1), [entry(1)], false);
    expect(stage.view).toBe(1);
    pace = 1;
    stage.push(state(0), [entry()], true);
    expect(stage.view).toBe(0);
    stage.push(state(41), [entry(...Array<number>(41).fill(1))], false);
    expect(stage.view).toBe(41);
  });
});
