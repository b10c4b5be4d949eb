/**
 * Parts that a table can be laid without: menus, scenes of later turns, the end. They are fetched in
 * a quiet moment after the table stands, so that they are there when they are wanted; what is wanted
 * before that is fetched at once.
 */
import { AROUND, locale } from '$lib/words/locale.svelte';

/** How long a table has stood before anything else is fetched. */
export const QUIET_MS = 2_000;

/** What is still to be fetched, first what was named first. */
const waiting = new Set<Later<unknown>>();

export class Later<Part> {
  #part = $state.raw<Part>();
  #coming: Promise<void> | undefined;
  readonly #load: () => Promise<Part>;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
    waiting.add(this);
  }

  /** The part, once it has come. Whoever asks before is told again when it has. */
  get part(): Part | undefined {
    if (!this.#part) void this.fetch();
    return this.#part;
  }

  /** Fetches the part; if the line is lost, the next who asks tries again. */
  fetch(): Promise<void> {
    this.#coming ??= this.#load().then(
      (part) => {
        this.#part = part;
        waiting.delete(this);
      },
      () => (this.#coming = undefined),
    );
    return this.#coming;
  }
}

/** A part together with the words around games, which no table is laid with. */
export const withWords = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, locale.learn(AROUND)]))[0];

/** Fetches all that may be wanted later, one after the other and when nothing else is to be done; gives what stops it. */
export function fetchWhenQuiet(): () => void {
  let isStopped = false;
  const idle = () =>
    new Promise((done) =>
      // Not every browser says when it has nothing to do.
      'requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, 50),
    );
  const timer = setTimeout(async () => {
    for (const part of waiting) {
      await idle();
      if (isStopped) return;
      await part.fetch();
    }
  }, QUIET_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
