/**
 * What is shown, a little behind what is true.
 *
 * Every state from the hall is played out event by event: the shown view changes with each beat,
 * and cards travel between places. Nothing waits for it: the question and its choices come from
 * the latest state, and any answer (or a full queue, a hidden page, speed "off") jumps to the truth.
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

type Scene<View> = { beats: Beat<View>[]; view: View };

/** More than this is not played out but jumped over. */
const MOST_BEATS = 40;

export class Stage<View> {
  /** The view that is shown. */
  view = $state.raw<View | undefined>();
  /** What is happening right now. */
  beat = $state.raw<Beat<View> | undefined>();
  flights = $state.raw<Flight[]>([]);

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
    this.#scenes.push({ beats: this.#choreography.beats(before, happenings), view });
    const waiting = this.#scenes.reduce((sum, scene) => sum + scene.beats.length, 0);
    if (waiting > MOST_BEATS) this.skip();
    else if (!this.isBehind) this.#next();
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
    const scene = this.#scenes[0];
    if (!scene) {
      this.skip();
      return;
    }
    const beat = scene.beats.shift();
    if (!beat) {
      this.view = scene.view;
      this.#scenes.shift();
      this.#next();
      return;
    }
    this.beat = beat;
    this.flights = beat.flights.map((flight) => ({ ...flight, id: (this.#flightId += 1) }));
    this.view = beat.view;
    this.#timer = setTimeout(() => this.#next(), beat.ms * this.pace());
  }
}
