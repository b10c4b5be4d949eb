/** A finished game that is looked at step by step. */
import type { Entry, Occupant, Replay, Table } from '$generated/protocol';

import { afterAll } from './patch';
import { TableStore, type GamePlay } from './table.svelte';

export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

export class ReplayStore<View> {
  /** The step that is shown, counted from 1. */
  at = $state(1);
  isPlaying = $state(false);
  /** How fast it is played: a factor on the speed that the reader likes. */
  speed = $state<ReplaySpeed>(1);

  /** The table as the components know it; no hall is connected to it. */
  readonly store: TableStore<View>;
  readonly length: number;
  readonly #replay: Replay;
  /** The view after each entry. */
  readonly #views: unknown[];
  readonly #pace: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    replay: Replay,
    eyes: number | undefined,
    play: GamePlay<View>,
    pace: () => number,
    isTold?: (event: unknown) => boolean,
  ) {
    this.#replay = replay;
    this.#pace = () => pace() / this.speed;
    this.length = replay.entries.length;
    this.#views = viewsOf(replay);
    this.store = new TableStore<View>({
      open: () => {
        throw new Error('a replay has no line to a hall');
      },
      play,
      pace: () => this.#pace(),
      isTold,
    });
    this.store.table = tableOf(replay, eyes);
    this.jump(1);
  }

  /** Shows a step at once. */
  jump(to: number): void {
    this.at = Math.min(Math.max(1, to), this.length);
    this.store.reset();
    this.#show(this.#replay.entries.slice(0, this.at));
  }

  /** The number of the step that is shown, the same from every seat; the deal is step 0. */
  get number(): number {
    return this.#numberOf(this.at);
  }

  /** The last number there is. */
  get lastNumber(): number {
    return this.#numberOf(this.length);
  }

  /** The place of a step among those that these eyes see: the last with that number. */
  placeOf(number: number): number {
    const place = this.#replay.entries.findLastIndex(({ step }) => step - 1 <= number);
    return Math.max(0, place) + 1;
  }

  #numberOf(at: number): number {
    return (this.#replay.entries[at - 1]?.step ?? 1) - 1;
  }

  /** Goes one step on, playing out what happens. */
  next(): void {
    if (this.at >= this.length) {
      this.pause();
      return;
    }
    this.at += 1;
    const entry = this.#replay.entries[this.at - 1];
    this.#show(entry ? [entry] : []);
  }

  play(): void {
    if (this.at >= this.length) this.jump(1);
    this.isPlaying = true;
    this.#later();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Goes on when what is shown has been played out. */
  #later(): void {
    const PAUSE_MS = 350;
    this.#timer = setTimeout(
      () => {
        if (!this.isPlaying) return;
        if (!this.store.stage.isBehind) this.next();
        if (this.isPlaying) this.#later();
      },
      PAUSE_MS * (this.#pace() || 1),
    );
  }

  #show(entries: Entry[]): void {
    const step = this.at - 1;
    const isLast = this.at === this.length;
    this.store.receive({
      type: 'state',
      seq: this.at,
      round: this.#replay.rounds[step] ?? 0,
      view: this.#views[step],
      lines: this.#replay.lines[step],
      // Steps are numbered as they are shown, whatever the viewer counted.
      entries: entries.map((entry, index) => ({
        ...entry,
        seq: this.at - entries.length + index + 1,
      })),
      awaited: [],
      choices: [],
      clocks: [],
      can_undo: false,
      over: isLast ? { end: 'played', ranks: this.#replay.ranks } : undefined,
    });
  }
}

/** The view after each entry. */
export function viewsOf({ view, entries }: Replay): unknown[] {
  let seen = view;
  return entries.map((entry) => (seen = afterAll(seen, [entry])));
}

function tableOf(replay: Replay, eyes: number | undefined): Table {
  return {
    id: '',
    game: replay.game,
    rules_version: 0,
    players: replay.seats,
    options: replay.options,
    content_hash: '',
    content_path: '',
    own_content: false,
    visibility: 'private',
    order: 'as_seated',
    phase: 'over',
    seats: Array.from({ length: replay.seats }, (_, seat) => ({
      seat,
      occupant: occupantOf(replay.names[seat] ?? ''),
      online: true,
      left: false,
    })),
    clock: { time: { kind: 'untimed' }, at_zero: 'nudge' },
    secrecy: 'off',
    deal: { commitment: '' },
    proposals: [],
    watchers: 0,
    created_at: 0,
    you: { seat: eyes, host: false },
  };
}

/** Whoever sat there: game files write a bot's strength behind its name, "Gerd (karl)". */
function occupantOf(called: string): Occupant {
  const [, name, strength] = /^(.+) \((thrall|karl|jarl|odin)\)$/.exec(called) ?? [];
  return name && strength ? { kind: 'bot', name, strength } : { kind: 'person', name: called };
}
