/**
 * Anything on the page can explain itself: on hover, on focus, on a long press, and when somebody
 * presses what cannot be chosen, or taps what is no answer. With a rule where there is one, which leads into the rulebook.
 */
import type { Attachment } from 'svelte/attachments';

export type Explanation = {
  title?: string;
  lines: string[];
  /** Why it cannot be chosen now. */
  refused?: string;
  /** Whether that is only because something else is asked: then what it is comes first. */
  isAside?: boolean;
  /** The rule behind it. */
  rule?: string;
};

const HOVER_MS = 350;
const LONG_PRESS_MS = 450;
/** Long enough to move from a thing to its explanation. */
const GRACE_MS = 220;
const TIP_ID = 'explanation';

class Explainer {
  readonly id = TIP_ID;
  current = $state.raw<{ anchor: Element; what: Explanation } | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(anchor: Element, what: () => Explanation | undefined, delay: number): void {
    this.#later(delay, () => {
      const said = what();
      this.#describe(said && anchor);
      this.current = said && { anchor, what: said };
    });
  }

  /** Keeps what is shown: the pointer has reached it. */
  keep(): void {
    clearTimeout(this.#timer);
  }

  /** Forgets what would be shown, and what is shown if it belongs to the anchor. */
  hide(anchor?: Element, delay = 0): void {
    clearTimeout(this.#timer);
    if (!this.current || (anchor && this.current.anchor !== anchor)) return;
    this.#later(delay, () => {
      this.#describe(undefined);
      this.current = undefined;
    });
  }

  #describe(anchor: Element | undefined): void {
    this.current?.anchor.removeAttribute('aria-describedby');
    anchor?.setAttribute('aria-describedby', TIP_ID);
  }

  #later(delay: number, work: () => void): void {
    clearTimeout(this.#timer);
    if (delay === 0) work();
    else this.#timer = setTimeout(work, delay);
  }
}

export const explainer = new Explainer();

/** Whether a tap does something: it picks an answer, or presses what the element is written on. */
function answers(element: Element): boolean {
  if (element.closest('.can-choose, .is-chosen')) return true;
  return element.parentElement?.closest('button, a, summary, label') != null;
}

/** Lets an element explain itself. */
export function explain(what: () => Explanation | undefined): Attachment<HTMLElement> {
  return (element) => {
    const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
    /** A finger that stayed until it was explained asked what it is, and pressed nothing. */
    let isLong = false;
    let isTap = false;
    const swallow = (event: Event) => {
      if (!isLong) return;
      isLong = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const touched = () => {
      isLong = false;
      explainer.show(
        element,
        () => {
          const said = what();
          isLong = said !== undefined;
          return said;
        },
        LONG_PRESS_MS,
      );
    };
    const lifted = () => {
      explainer.keep();
      // The click comes at once, or not at all.
      setTimeout(() => (isLong = false), LONG_PRESS_MS);
    };
    const listeners: Record<string, (event: never) => void> = {
      pointerenter: (event: PointerEvent) =>
        isMouse(event) && explainer.show(element, what, HOVER_MS),
      pointerleave: (event: PointerEvent) => isMouse(event) && explainer.hide(element, GRACE_MS),
      pointerdown: (event: PointerEvent) => {
        isTap = !isMouse(event);
        if (isTap) touched();
        else explainer.hide(element);
      },
      // A finger that is lifted early wanted to press; what is shown already stays.
      pointerup: (event: PointerEvent) => isMouse(event) || lifted(),
      pointercancel: () => explainer.keep(),
      click: () => {
        const isRefused = element.getAttribute('aria-disabled') === 'true';
        if (isRefused || (isTap && !answers(element))) explainer.show(element, what, 0);
      },
      focusin: () => element.matches(':focus-visible') && explainer.show(element, what, HOVER_MS),
      focusout: () => explainer.hide(element, GRACE_MS),
    };
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener as EventListener);
    }
    element.addEventListener('click', swallow, { capture: true });
    return () => {
      explainer.hide(element);
      element.removeEventListener('click', swallow, { capture: true });
      for (const [name, listener] of Object.entries(listeners)) {
        element.removeEventListener(name, listener as EventListener);
      }
    };
  };
}
