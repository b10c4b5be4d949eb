/**
 * What is shown, a little behind what is true.
 *
 * Every state from the hall is played out event by event: the shown view changes with each beat,
 * and cards travel between places. Nothing waits for it: the question and its choices come from
 * the latest state, and any answer (or speed "off") jumps to the truth. What is shown is never far
 * behind: every state is due a moment after it came, the more waits the faster it goes, and what
 * would be too fast to be seen is jumped over.
 */
import type { Entry, Happening, State } from '$generated/protocol';

/** A card on its way, by the names of the places it travels between. */
export type Flight = { id: number; card: string; face?: string; from: string; to: string };

/** Events that happen at the same moment, and what is seen of them. */
export type Beat<View> = {
  happenings: Happening[];
  /** The view once it has happened. */
  view: View;
  flights: Omit<Flight, 'id'>[];
  /** How long it takes at normal speed. */
  ms: number;
};

/** How a game is played out. */
export type Choreography<View> = {
  beats(before: View, happenings: Happening[]): Beat<View>[];
};

type Scene<View> = {
  beats: Beat<View>[];
  view: View;
  /** When all of it must have been shown. */
  due: number;
};

/** How long what is shown may be behind what is true, at normal speed. */
const MOST_BEHIND_MS = 4_500;
/** The same when the reader is asked, and looks for what to touch. */
const MOST_BEHIND_ASKED_MS = 2_000;
/** Faster than this nobody sees what happens. */
const LEAST_SHARE = 0.3;

export class Stage<View> {
  /** The view that is shown. */
  view = $state.raw<View | undefined>();
  /** What is happening right now. */
  beat = $state.raw<Beat<View> | undefined>();
  flights = $state.raw<Flight[]>([]);
  /** The share of its length that the present beat has: less than 1 when much waits. */
  share = $state(1);

  /** What normal speed is multiplied with; 0 shows everything at once. */
  pace: () => number;

  readonly #choreography: Choreography<View>;
  #truth: View | undefined;
  #scenes: Scene<View>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flightId = 0;

  constructor(choreography: Choreography<View>, pace: () => number = () => 1) {
    this.#choreography = choreography;
    this.pace = pace;
  }

  /** Whether something is still to be shown. */
  get isBehind(): boolean {
    return this.#timer !== undefined;
  }

  /** Takes the next state; only its new entries are played out. */
  push(state: State, entries: Entry[], undone: boolean): void {
    const view = state.view as View;
    const before = this.#scenes.at(-1)?.view ?? this.#truth;
    this.#truth = view;
    const happenings = entries.flatMap((entry) => entry.events);
    if (before === undefined || undone || this.pace() === 0) {
      this.skip();
      return;
    }
    const isAsked = state.question !== undefined;
    const due = performance.now() + this.pace() * (isAsked ? MOST_BEHIND_ASKED_MS : MOST_BEHIND_MS);
    // Whoever is asked waits for nothing that came before either.
    for (const scene of this.#scenes) scene.due = Math.min(scene.due, due);
    this.#scenes.push({ beats: this.#choreography.beats(before, happenings), view, due });
    if (!this.isBehind) this.#next();
  }

  /** Jumps to what is true. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#scenes = [];
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
    this.#timer = undefined;
    const share = this.#catchUp();
    let beat = this.#take();
    // What takes no time is seen with what follows.
    while (beat?.ms === 0) beat = this.#take();
    if (!beat) {
      this.skip();
      return;
    }
    this.share = share;
    this.beat = beat;
    this.flights = beat.flights.map((flight) => ({ ...flight, id: (this.#flightId += 1) }));
    this.view = beat.view;
    this.#timer = setTimeout(() => this.#next(), beat.ms * share * this.pace());
  }

  /** The next beat of the first scene that has one. */
  #take(): Beat<View> | undefined {
    while (this.#scenes[0]?.beats.length === 0) this.#scenes.shift();
    return this.#scenes[0]?.beats.shift();
  }

  /** Drops what there is no time for, and says at which share of its length the rest is shown. */
  #catchUp(): number {
    for (;;) {
      const share = this.#shareInTime();
      if (share >= LEAST_SHARE || this.#scenes.length === 0) return Math.min(1, share);
      this.#take();
    }
  }

  #shareInTime(): number {
    const now = performance.now();
    let share = Infinity;
    let waiting = 0;
    for (const { beats, due } of this.#scenes) {
      waiting += this.pace() * beats.reduce((sum, { ms }) => sum + ms, 0);
      if (waiting > 0) share = Math.min(share, (due - now) / waiting);
    }
    return share;
  }
}
