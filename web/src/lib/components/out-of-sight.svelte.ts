/** Which things of a scrolling row are out of sight; the browser says it, so that nothing is measured. */
import type { Attachment } from 'svelte/attachments';

/** What is cut off by more than its edge is not seen. */
const SEEN = 0.9;

export class Hidden {
  /** How many things are out of sight after those that are seen. */
  after = $state(0);

  readonly #row: () => HTMLElement | undefined;
  readonly #beyond = new Set<Element>();
  #observer: IntersectionObserver | undefined;

  constructor(row: () => HTMLElement | undefined) {
    this.#row = row;
    $effect(() => () => this.#observer?.disconnect());
  }

  /** Keeps an eye on one of the things. */
  readonly watch: Attachment = (element) => {
    this.#observer ??= new IntersectionObserver((entries) => this.#note(entries), {
      root: this.#row(),
      threshold: SEEN,
    });
    this.#observer.observe(element);
    return () => {
      this.#observer?.unobserve(element);
      this.#beyond.delete(element);
      this.after = this.#beyond.size;
    };
  };

  #note(entries: IntersectionObserverEntry[]): void {
    for (const {
      target,
      intersectionRatio,
      boundingClientRect: box,
      rootBounds: room,
    } of entries) {
      const isAfter = room !== null && (box.right > room.right || box.bottom > room.bottom);
      if (intersectionRatio < SEEN && isAfter) this.#beyond.add(target);
      else this.#beyond.delete(target);
    }
    this.after = this.#beyond.size;
  }
}
