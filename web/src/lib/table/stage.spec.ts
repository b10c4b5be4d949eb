import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Entry, Happening, State } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { choreograph } from './choreograph';
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

const happening = (event: number): Happening => ({ event, phrase: phrase('x'), reveals: false });
const entry = (...events: number[]): Entry => ({
  seq: 1,
  step: 1,
  at: 0,
  events: events.map(happening),
});
const state = (view: number) => ({ view }) as unknown as State;

/** Every event is a beat, and changes what its patch says. */
const plain = { length: { x: 100 }, joins: () => false, travels: () => [] };

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
  it('shows the view change with every event, and with what came of a step before the next', () => {
    const other = new Stage(choreograph<number, { type: string }>(plain), () => 1);
    const told = (patch: number): Happening => ({
      event: { type: 'x' },
      phrase: phrase('x'),
      reveals: false,
      patch: [patch],
    });
    const steps = [
      { ...entry(), events: [told(1)], patch: [2] },
      { ...entry(), events: [told(3), told(4)], patch: [5] },
    ] satisfies Entry[];
    other.push(state(0), [], false);
    other.push(state(5), steps, false);
    const seen = [other.view];
    for (let beat = 0; beat < 3; beat += 1) {
      vi.advanceTimersByTime(100);
      seen.push(other.view);
    }
    expect(seen).toEqual([1, 3, 4, 5]);
  });

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

  it('plays nothing when motion is off or after an undo', () => {
    pace = 0;
    stage.push(state(1), [entry(1)], false);
    expect(stage.view).toBe(1);
    pace = 1;
    stage.push(state(0), [entry()], true);
    expect(stage.view).toBe(0);
  });

  const ones = (count: number) => entry(...Array<number>(count).fill(1));
  const asking = (view: number) => ({ view, question: { id: 1 } }) as unknown as State;

  it('goes faster when much waits, and is at the truth when it is due', () => {
    stage.push(state(120), [ones(120)], false);
    expect(stage.share).toBeLessThan(1);
    vi.advanceTimersByTime(7_000);
    expect(stage.isBehind).toBe(true);
    vi.advanceTimersByTime(1_100);
    expect([stage.view, stage.isBehind]).toEqual([120, false]);
  });

  it('is sooner at the truth when the reader is asked, whatever waited before', () => {
    stage.push(state(60), [ones(60)], false);
    vi.advanceTimersByTime(100);
    expect(stage.share).toBe(1);
    stage.push(asking(80), [ones(20)], false);
    vi.advanceTimersByTime(5_600);
    expect([stage.view, stage.isBehind]).toEqual([80, false]);
  });

  it('jumps over what would be too fast to be seen', () => {
    stage.push(asking(400), [ones(400)], false);
    expect(stage.view).toBeGreaterThan(200);
    vi.advanceTimersByTime(5_600);
    expect([stage.view, stage.isBehind]).toEqual([400, false]);
  });

  it('leaves time to read what tells something, before anything short', () => {
    const telling: Choreography<number> = {
      beats: (before, happenings) =>
        counting
          .beats(before, happenings)
          .map((beat, index) => ({ ...beat, ms: index % 20 === 0 ? 1_500 : 200 })),
    };
    const other = new Stage(telling, () => 1);
    other.push(state(0), [], false);
    other.push(asking(60), [ones(60)], false);
    let read = 0;
    for (let ms = 0; ms < 5_600; ms += 50) {
      if (other.beat?.ms === 1_500) read += 50;
      vi.advanceTimersByTime(50);
    }
    expect([other.view, other.isBehind]).toEqual([60, false]);
    expect(read).toBeGreaterThan(3 * 1_000);
  });

  it('takes longer when much is to be read, and jumps over what says least', () => {
    const lengths: Choreography<number> = {
      beats: (_, happenings) =>
        happenings.map((happening) => {
          const ms = happening.event as number;
          return { happenings: [happening], view: ms, flights: [], ms };
        }),
    };
    const other = new Stage(lengths, () => 1);
    other.push(state(0), [], false);
    other.push(
      asking(9),
      [entry(2_000, 500, 1_200, 2_001, 1_201, 2_002, 500, 2_003, 1_202, 2_004, 1_203)],
      false,
    );
    const shown = new Map<number, number>();
    for (let ms = 0; ms < 12_100; ms += 20) {
      const length = other.beat?.ms;
      if (length) shown.set(length, (shown.get(length) ?? 0) + 20);
      vi.advanceTimersByTime(20);
    }
    expect(other.isBehind).toBe(false);
    expect([...shown.keys()].filter((ms) => ms >= 2_000)).toEqual([
      2_000, 2_001, 2_002, 2_003, 2_004,
    ]);
    for (const [length, ms] of shown) if (length >= 2_000) expect(ms).toBeGreaterThanOrEqual(1_480);
  });

  it('counts what it has not told yet, and what it jumped over as told', () => {
    stage.push(state(3), [entry(1, 1, 1)], false);
    expect(stage.pending).toBe(2);
    stage.push(state(5), [entry(2)], false);
    expect(stage.pending).toBe(3);
    vi.advanceTimersByTime(100);
    expect(stage.pending).toBe(2);
    stage.skip();
    expect(stage.pending).toBe(0);
  });

  it('shows what takes no time with what follows', () => {
    const quick: Choreography<number> = {
      beats: (before, happenings) =>
        counting.beats(before, happenings).map((beat, index) => ({ ...beat, ms: index * 100 })),
    };
    const other = new Stage(quick, () => 1);
    other.push(state(0), [], false);
    other.push(state(3), [entry(1, 2)], false);
    expect(other.view).toBe(3);
  });

  it('shows as one what can be one, also across states', () => {
    const merging: Choreography<number> = {
      ...counting,
      merge: (one, next) =>
        next.view < 5
          ? { ...next, happenings: [...one.happenings, ...next.happenings] }
          : undefined,
    };
    const other = new Stage(merging, () => 1);
    other.push(state(0), [], false);
    other.push(state(1), [entry(1)], false);
    other.push(state(3), [entry(1, 1)], false);
    other.push(state(6), [entry(1, 2)], false);
    vi.advanceTimersByTime(100);
    expect([other.view, other.beat?.happenings.length, other.pending]).toEqual([4, 3, 1]);
    vi.advanceTimersByTime(100);
    expect(other.view).toBe(6);
  });

  it('leaves out nothing for a reader who is asked nothing more', () => {
    const reading: Choreography<number> = {
      beats: (before, happenings) =>
        counting.beats(before, happenings).map((beat) => ({ ...beat, ms: 2_000 })),
      isDone: (view) => view > 5,
    };
    const seen = (last: number) => {
      const other = new Stage(reading, () => 1);
      other.push(state(0), [], false);
      other.push(state(5), [entry(1, 1, 1, 1, 1)], false);
      other.push(state(last), [ones(15)], false);
      let beats = 0;
      for (; other.isBehind; beats += 1) vi.advanceTimersToNextTimer();
      return beats;
    };
    expect(seen(20)).toBe(20);
    expect(seen(5)).toBeLessThan(15);
  });

  it('leaves out nothing that the reader has a part in, however much there is', () => {
    const lengths: Choreography<number> = {
      beats: (before, happenings) =>
        counting.beats(before, happenings).map((beat) => ({ ...beat, ms: 2_000 })),
    };
    const isOwn = ({ event }: Happening) => (event as number) > 10;
    const other = new Stage(
      lengths,
      () => 1,
      () => false,
      isOwn,
    );
    other.push(state(0), [], false);
    const seen = new Set<number>();
    other.push(state(400), [entry(...Array(9).fill(1), 100, ...Array(9).fill(2), 200)], false);
    while (other.isBehind) {
      for (const { event } of other.beat?.happenings ?? []) seen.add(event as number);
      vi.advanceTimersToNextTimer();
    }
    expect([...seen]).toEqual(expect.arrayContaining([100, 200]));
  });
});
