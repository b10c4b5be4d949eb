/** What is being shown, in words: every sentence stands long enough to be read, also the last. */
import type { Happening } from '$generated/protocol';

/** Words that stood for less do not give way, at normal speed. */
const GLANCE_MS = 600;
/** The last words stand for so long before the question takes their place. */
const LAST_MS = 1_000;

export class Telling {
  /** What is said now; a moment that has nothing to say leaves the words of the one before. */
  words = $state.raw<readonly Happening[]>([]);

  readonly #pace: () => number;
  readonly #isTold: (happening: Happening) => boolean;
  #since = -Infinity;
  #unsaid: readonly Happening[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: () => number, isTold: (happening: Happening) => boolean) {
    this.#pace = pace;
    this.#isTold = isTold;
  }

  /**
   * Says what a moment is about, or else all that happens in it; a moment that is about nothing
   * passes in silence. Says it now, or once what was said before has been seen: how long that takes.
   */
  tell(told: readonly Happening[], happenings: readonly Happening[]): number {
    if (told.length === 0) return 0;
    const main = told.filter(this.#isTold);
    const words = main.length > 0 ? main : happenings.filter(this.#isTold);
    if (words.length === 0) return 0;
    clearTimeout(this.#timer);
    const wait = this.#left(GLANCE_MS);
    if (wait <= 0) {
      this.#say(words);
      return 0;
    }
    this.#unsaid = words;
    this.#timer = setTimeout(() => this.#say(words), wait);
    return wait;
  }

  /** How long it takes until the last words have been read: with care before a question. */
  rest(isAsked: boolean): number {
    const ms = isAsked ? LAST_MS : GLANCE_MS;
    return this.#unsaid ? this.#left(GLANCE_MS) + ms * this.#pace() : this.#left(ms);
  }

  /** Says nothing more. */
  hush(): void {
    clearTimeout(this.#timer);
    this.#unsaid = undefined;
    this.#since = -Infinity;
    this.words = [];
  }

  #say(words: readonly Happening[]): void {
    this.words = words;
    this.#unsaid = undefined;
    this.#since = performance.now();
  }

  /** What is left of so long since the present words were said. */
  #left(ms: number): number {
    return Math.max(0, this.#since + ms * this.#pace() - performance.now());
  }
}
