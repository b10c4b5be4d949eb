/** What can wait until the reader has seen an answer. */

/** The longest wait where no frame is painted: on a page that nobody sees. */
const UNSEEN_MS = 100;

/** Does something once the next frame has been painted; the returned function calls it off. */
export function afterPaint(work: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const late = setTimeout(done, UNSEEN_MS);
  const frame = requestAnimationFrame(() => (soon = setTimeout(done)));

  function stop() {
    clearTimeout(late);
    clearTimeout(soon);
    cancelAnimationFrame(frame);
  }
  function done() {
    stop();
    work();
  }
  return stop;
}

/** A value as it was when the last frame was painted: what follows from it does not hold up that frame. */
export class Trailing<T> {
  #value = $state.raw() as T;

  constructor(now: () => T) {
    this.#value = now();
    $effect(() => {
      const value = now();
      return afterPaint(() => (this.#value = value));
    });
  }

  get value(): T {
    return this.#value;
  }
}
