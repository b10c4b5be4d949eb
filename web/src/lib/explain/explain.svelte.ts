/**
 * Anything on the page can explain itself: on hover, on focus, on a long press, with a rule where
 * there is one.
 */
import type { Attachment } from 'svelte/attachments';

export type Explanation = {
  title?: string;
  lines: string[];
  /** The rule behind it. */
  rule?: string;
};

const HOVER_MS = 350;
const LONG_PRESS_MS = 450;

class Explainer {
  current = $state.raw<{ anchor: Element; what: Explanation } | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(anchor: Element, what: Explanation | undefined, delay: number): void {
    clearTimeout(this.#timer);
    if (!what) return;
    this.#timer = setTimeout(() => (this.current = { anchor, what }), delay);
  }

  hide(anchor?: Element): void {
    clearTimeout(this.#timer);
    if (!anchor || this.current?.anchor === anchor) this.current = undefined;
  }
}

export const explainer = new Explainer();

/** Lets an element explain itself. */
export function explain(what: () => Explanation | undefined): Attachment<HTMLElement> {
  return (element) => {
    const hover = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') explainer.show(element, what(), HOVER_MS);
    };
    const press = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') explainer.show(element, what(), LONG_PRESS_MS);
      else explainer.hide(element);
    };
    const focus = () => {
      if (element.matches(':focus-visible')) explainer.show(element, what(), HOVER_MS);
    };
    const hide = () => explainer.hide(element);
    const listeners: [string, (event: never) => void][] = [
      ['pointerenter', hover],
      ['pointerdown', press],
      [
        'pointerup',
        (event: PointerEvent) =>
          event.pointerType === 'mouse' || explainer.show(element, undefined, 0),
      ],
      ['pointerleave', hide],
      ['pointercancel', hide],
      ['focusin', focus],
      ['focusout', hide],
    ];
    for (const [name, listener] of listeners) {
      element.addEventListener(name, listener as EventListener);
    }
    return () => {
      hide();
      for (const [name, listener] of listeners) {
        element.removeEventListener(name, listener as EventListener);
      }
    };
  };
}
