/** Which things on the table can be seen where they lie; the browser says it, so that nothing is measured. */
import { SvelteSet } from 'svelte/reactivity';

import { afterPaint } from './after-paint.svelte';
import type { Spot } from './selection.svelte';

/** What is cut off by more than a third is not seen. */
const SEEN = 0.66;

export class Sight {
  /** Those of which nothing is to be seen: until the browser has looked, all are thought to be in sight. */
  readonly #unseen = new SvelteSet<Spot>();

  /** Keeps an eye on the elements with these `data-spot`s; made while a component is set up. */
  constructor(spots: () => readonly Spot[]) {
    $effect(() => {
      const wanted = spots();
      this.#unseen.clear();
      if (wanted.length === 0) return;
      let observer: IntersectionObserver | undefined;
      const stop = afterPaint(() => (observer = this.#watch(wanted)));
      return () => {
        stop();
        observer?.disconnect();
      };
    });
  }

  has(spot: Spot): boolean {
    return !this.#unseen.has(spot);
  }

  #watch(wanted: readonly Spot[]): IntersectionObserver {
    const things = new Map<Element, Spot>();
    const seen = new Map<Spot, Set<Element>>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const own = seen.get(things.get(target) ?? '');
          if (intersectionRatio >= SEEN) own?.add(target);
          else own?.delete(target);
        }
        for (const [spot, those] of seen) {
          if (those.size > 0) this.#unseen.delete(spot);
          else this.#unseen.add(spot);
        }
      },
      { threshold: [0, SEEN] },
    );
    for (const spot of wanted) {
      const found = document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`);
      seen.set(spot, new Set());
      if (found.length === 0) this.#unseen.add(spot);
      for (const thing of found) {
        things.set(thing, spot);
        observer.observe(thing);
      }
    }
    return observer;
  }
}
