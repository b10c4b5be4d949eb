/**
 * What is shown, a little behind what is true.
 *
 * Every state from the hall is played out event by event: the shown view changes with each beat,
 * and cards travel between places. Nothing waits for it: the question and its choices come from
 * the latest state, and any answer (or speed "off") jumps to the truth. What is shown is never far
 * behind: every state is due a moment after it came, and the more waits the faster it goes. What
 * takes long is there to be read, so that what is short gives way to it and is seen without a word;
 * what would be too fast to be seen is jumped over, first what says least, and never what the
 * reader has a part in. Whoever has no more part in the game at all is told the rest at leisure.
 */
import type { Entry, Happening, State } from '$generated/protocol';

import { afterAll } from './patch';
import { Telling } from './telling.svelte';

/** A card on its way, by the names of the places it travels between. */
export type Flight = { id: number; card: string; face?: string; from: string; to: string };

/** Events that happen at the same moment, and what is seen of them. */
export type Beat<View> = {
  happenings: Happening[];
  /** What says what is seen: some of them, or words of the page's own; all, where it is not said. */
  told?: Happening[];
  /** The view once it has happened. */
  view: View;
  flights: Omit<Flight, 'id'>[];
  /** How long it takes at normal speed. */
  ms: number;
};

/** How a game is played out. */
export type Choreography<View> = {
  beats(before: View, happenings: Happening[]): Beat<View>[];
  /** Two beats that follow each other as one, where that says the same in less time. */
  merge?(one: Beat<View>, next: Beat<View>): Beat<View> | undefined;
  /** Whether the reader will be asked nothing more. */
  isDone?(view: View): boolean;
};

/** A beat that waits, and how many happenings of its scene follow it. */
type Cue<View> = { beat: Beat<View>; left: number };

type Scene<View> = {
  cues: Cue<View>[];
  /** How many happenings it tells. */
  total: number;
  view: View;
  /** When all of it must have been shown. */
  due: number;
};

/** How long what is shown may be behind what is true, at normal speed; more when there is much to read. */
const BEHIND_MS = { least: 8_000, most: 18_000 };
/** The same when the reader is asked, and looks for what to touch. */
const BEHIND_ASKED_MS = { least: 5_500, most: 12_000 };
/** The same when the reader is never asked again: then nothing comes after it that would be late. */
const BEHIND_DONE_MS = { least: 12_000, most: 60_000 };
/** What the reader has a part in may take this many times as long. */
const PATIENCE_FOR_OWN = 1.25;
/** What takes as long as this tells something, and is read. */
const READ_MS = 1_000;
/** Faster than this nobody sees what happens. */
const LEAST_SHARE = 0.3;
/** Faster than this nobody reads it. */
const LEAST_READ_SHARE = 0.75;
/** What is shown faster than this passes without a word. */
const LEAST_TOLD_SHARE = 0.9;

/** The share of its length at which a short beat is shown, and one that is read. */
type Shares = { short: number; read: number };
/** Where there is no time and nothing can be left out. */
const HASTE: Shares = { short: LEAST_SHARE, read: LEAST_READ_SHARE };

/** How fast so much of both kinds is shown in the time; nothing if that is too fast to be seen. */
function sharesIn(time: number, short: number, read: number): Shares | undefined {
  if (short + read <= time) return { short: 1, read: 1 };
  const share = (time - read) / short;
  if (share >= LEAST_SHARE) return { short: share, read: 1 };
  const slower = (time - LEAST_SHARE * short) / read;
  return slower >= LEAST_READ_SHARE ? { short: LEAST_SHARE, read: slower } : undefined;
}

export class Stage<View> {
  /** The view that is shown. */
  view = $state.raw<View | undefined>();
  /** What is happening right now. */
  beat = $state.raw<Beat<View> | undefined>();
  flights = $state.raw<Flight[]>([]);
  /** The share of its length that the present beat has: less than 1 when much waits. */
  share = $state(1);
  /** How many of the last happenings are still to be shown. */
  pending = $state(0);

  /** What is shown, in words. */
  readonly telling: Telling;

  /** What normal speed is multiplied with; 0 shows everything at once. */
  pace: () => number;

  readonly #choreography: Choreography<View>;
  readonly #concerns: (happening: Happening) => boolean;
  #truth: View | undefined;
  #isAsked = false;
  #isDone = false;
  #scenes: Scene<View>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flightId = 0;

  /**
   * `isTold` says which happenings have a sentence that must be readable, `concerns` in which the
   * reader has a part; none, where it is not said.
   */
  constructor(
    choreography: Choreography<View>,
    pace: () => number = () => 1,
    isTold: (happening: Happening) => boolean = () => false,
    concerns: (happening: Happening) => boolean = () => false,
  ) {
    this.#choreography = choreography;
    this.#concerns = concerns;
    this.pace = pace;
    this.telling = new Telling(() => this.pace(), isTold);
  }

  /** Whether something is still to be shown. */
  get isBehind(): boolean {
    return this.beat !== undefined;
  }

  /** Takes the next state; only its new entries are played out. */
  push(state: State, entries: Entry[], undone: boolean): void {
    const view = state.view as View;
    const before = this.#scenes.at(-1)?.view ?? this.#truth;
    this.#truth = view;
    this.#isAsked = state.question !== undefined;
    this.#isDone = this.#choreography.isDone?.(view) ?? false;
    if (before === undefined || undone || this.pace() === 0) {
      this.skip();
      return;
    }
    const total = entries.reduce((sum, { events }) => sum + events.length, 0);
    let [seen, left] = [before, total];
    const cues = entries.flatMap((entry) => {
      const beats = this.#choreography.beats(seen, entry.events);
      seen = afterAll(seen, [entry]);
      return beats.map((beat) => ({ beat, left: (left -= beat.happenings.length) }));
    });
    const due = performance.now() + this.pace() * this.#patience(cues);
    // Whoever is asked waits for nothing that came before either; who is not has time for all of it.
    const earlier = this.#isDone ? Math.max : Math.min;
    for (const scene of this.#scenes) scene.due = earlier(scene.due, due);
    this.#scenes.push({ cues, total, view, due });
    if (this.isBehind) this.pending += total;
    else this.#next();
  }

  /** Jumps to what is true. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#scenes = [];
    this.telling.hush();
    this.pending = 0;
    this.beat = undefined;
    this.flights = [];
    this.view = this.#truth;
  }

  /** Forgets everything. */
  reset(): void {
    this.#truth = undefined;
    this.skip();
  }

  #next(): void {
    const shares = this.#catchUp();
    let cue = this.#take();
    // What takes no time is seen with what follows.
    while (cue?.beat.ms === 0) cue = this.#take();
    if (!cue) {
      this.#end();
      return;
    }
    const { beat, left } = cue;
    const isRead = this.#isRead(beat);
    this.share = isRead ? shares.read : shares.short;
    this.beat = beat;
    this.flights = beat.flights.map((flight) => ({ ...flight, id: (this.#flightId += 1) }));
    this.view = beat.view;
    const isTold = isRead || this.share >= LEAST_TOLD_SHARE;
    const wait = isTold ? this.telling.tell(beat.told ?? beat.happenings, beat.happenings) : 0;
    this.pending = this.#scenes.slice(1).reduce((sum, { total }) => sum + total, left);
    // What is to be read stands as long as it must, from when it is said.
    const ms = beat.ms * this.share * this.pace() + (isRead ? wait : 0);
    this.#timer = setTimeout(() => this.#next(), ms);
  }

  /** Arrives at what is true; what was said last is read before. */
  #end(): void {
    const rest = this.telling.rest(this.#isAsked);
    if (!this.isBehind || rest === 0) {
      this.skip();
      return;
    }
    this.view = this.#truth;
    this.flights = [];
    this.pending = 0;
    this.#timer = setTimeout(() => this.#next(), rest);
  }

  /** The next beat of the first scene that has one, with those after it that it can be one with. */
  #take(): Cue<View> | undefined {
    while (this.#scenes[0]?.cues.length === 0) this.#scenes.shift();
    let cue = this.#scenes[0]?.cues.shift();
    for (;;) {
      const place = this.#scenes.findIndex(({ cues }) => cues.length > 0);
      const next = this.#scenes[place]?.cues[0];
      const beat = cue && next && this.#choreography.merge?.(cue.beat, next.beat);
      if (!beat) return cue;
      this.#scenes.splice(0, place);
      this.#scenes[0]?.cues.shift();
      cue = { beat, left: next.left };
    }
  }

  /** How long it may take until all that waits and these have been shown: longer, if there is much to read. */
  #patience(cues: Cue<View>[]): number {
    const { least, most } = this.#limits();
    const waiting = [...this.#scenes.flatMap((scene) => scene.cues), ...cues];
    const length = (some: Cue<View>[]) => some.reduce((sum, { beat }) => sum + beat.ms, 0);
    const read = length(waiting.filter(({ beat }) => this.#isRead(beat)));
    const own = length(waiting.filter(({ beat }) => this.#isOwn(beat)));
    const patience = Math.min(most, Math.max(least, read));
    return Math.max(patience, Math.min(own, PATIENCE_FOR_OWN * most));
  }

  #limits(): { least: number; most: number } {
    if (this.#isDone) return BEHIND_DONE_MS;
    return this.#isAsked ? BEHIND_ASKED_MS : BEHIND_MS;
  }

  /** Whether it tells something that is to be read: what takes long, and whatever is said of the reader. */
  #isRead(beat: Beat<View>): boolean {
    return beat.ms >= READ_MS || (beat.ms > 0 && beat.told?.length !== 0 && this.#isOwn(beat));
  }

  /** Whether the reader has a part in it. */
  #isOwn({ happenings }: Beat<View>): boolean {
    return happenings.some(this.#concerns);
  }

  /** Drops what there is no time for, and says at which shares of their lengths the rest is shown. */
  #catchUp(): Shares {
    for (;;) {
      const shares = this.#shares();
      if (typeof shares === 'object') return shares;
      if (!this.#drop(this.#scenes.slice(0, shares + 1))) return HASTE;
    }
  }

  /** The shares at which every scene is shown when it is due, or the place of the first there is no time for. */
  #shares(): Shares | number {
    const now = performance.now();
    const slowest: Shares = { short: 1, read: 1 };
    let [short, read] = [0, 0];
    for (const [place, { cues, due }] of this.#scenes.entries()) {
      for (const { beat } of cues) {
        if (this.#isRead(beat)) read += this.pace() * beat.ms;
        else short += this.pace() * beat.ms;
      }
      const shares = sharesIn(due - now, short, read);
      if (!shares && short + read > 0) return place;
      slowest.short = Math.min(slowest.short, shares?.short ?? 1);
      slowest.read = Math.min(slowest.read, shares?.read ?? 1);
    }
    return slowest;
  }

  /** Drops what says least in the scenes, if there is any: the shortest beat, and the first of equal ones. */
  #drop(scenes: Scene<View>[]): boolean {
    const waiting = scenes.flatMap((scene) => scene.cues.map((cue) => ({ scene, cue })));
    const others = waiting.filter(({ cue: { beat } }) => beat.ms > 0 && !this.#isOwn(beat));
    const least = Math.min(...others.map(({ cue }) => cue.beat.ms));
    const first = others.find(({ cue }) => cue.beat.ms === least);
    first?.scene.cues.splice(first.scene.cues.indexOf(first.cue), 1);
    return first !== undefined;
  }
}
