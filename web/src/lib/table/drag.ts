/**
 * Dragging a thing to where it goes, by mouse, finger or pen.
 *
 * A drag says the same as touching spots: the game says which path a drop stands for, and the
 * selection whether a legal choice lies there. Elements that take a drop carry `data-drop`; while
 * something is dragged those that would take it carry `data-taking`.
 */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

import { explainer } from '$lib/explain/explain.svelte';
import { settings } from '$lib/settings/settings.svelte';

import type { Spot } from './selection.svelte';

/** Whoever knows what a drop means. */
export type Drops = {
  /** Whether the place takes what lies on the spot. */
  takes(spot: Spot, place: string): boolean;
  drop(spot: Spot, place: string): void;
};

/** A press that moves less than this is a press. */
const THRESHOLD_PX = 7;
const BACK_MS = 180;
/** Sent by what is being dropped; its detail drops it. */
const CARRY = 'carry';

/** Lets an element be dragged; it lies on the spot that `spot` says. */
export function draggable(spot: () => Spot | undefined, drops: Drops): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent) => {
      const dragged = spot();
      if (event.button !== 0 || !event.isPrimary || dragged === undefined) return;
      follow(element, dragged, drops, event);
    };
    // Pictures and links have a drag of their own, which would swallow ours.
    const none = (event: Event) => event.preventDefault();
    element.addEventListener('pointerdown', down);
    element.addEventListener('dragstart', none);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('dragstart', none);
    };
  };
}

/** Hears of the drop of what lies in an element: of equal things it matters which. It is dropped by `dropIt`. */
export function carries(handle: (dropIt: () => void) => void): Attachment<HTMLElement> {
  return (element) =>
    on(element, CARRY, (event: Event) => {
      event.preventDefault();
      handle((event as CustomEvent<() => void>).detail);
    });
}

/** The elements that would take what lies on the spot. */
function takers(spot: Spot, drops: Drops): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-drop]');
  return [...all].filter(({ dataset }) => drops.takes(spot, dataset.drop ?? ''));
}

/** Follows one pointer from press to release. */
function follow(element: HTMLElement, spot: Spot, drops: Drops, start: PointerEvent): void {
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | undefined;
  let open: HTMLElement[] = [];
  const ending = new AbortController();
  const { signal } = ending;

  /** Picks it up, if anything would take it. */
  function lift(): HTMLElement | undefined {
    open = takers(spot, drops);
    if (open.length === 0) return undefined;
    explainer.hide();
    for (const place of open) place.dataset.taking = 'could';
    element.dataset.lifted = '';
    return ghostOf(element);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(dx, dy) < THRESHOLD_PX) return;
    ghost ??= lift();
    if (!ghost) {
      end();
      return;
    }
    ghost.style.translate = `${dx}px ${dy}px`;
    const below = document.elementFromPoint(event.clientX, event.clientY);
    const found = open.find((place) => place.contains(below));
    if (found === over) return;
    if (over) over.dataset.taking = 'could';
    if (found) found.dataset.taking = 'would';
    over = found;
  }

  function end(taken?: HTMLElement): void {
    ending.abort();
    for (const place of open) delete place.dataset.taking;
    delete element.dataset.lifted;
    if (!ghost) return;
    // The release of a drag is no press.
    swallowClick();
    const place = taken?.dataset.drop;
    if (place === undefined) glideBack(ghost);
    else {
      ghost.remove();
      const dropIt = () => drops.drop(spot, place);
      const carry = new CustomEvent(CARRY, { bubbles: true, cancelable: true, detail: dropIt });
      if (element.dispatchEvent(carry)) dropIt();
    }
  }

  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', (event) => event.pointerId === start.pointerId && end(over), {
    signal,
  });
  addEventListener('pointercancel', () => end(), { signal });
  addEventListener('blur', () => end(), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal });
}

/** A picture of the element that lies over everything and is touched by nothing. */
function ghostOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.className += ' drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.removeAttribute('id');
  ghost.inert = true;
  Object.assign(ghost.style, {
    left: `${box.left + (box.width - element.offsetWidth) / 2}px`,
    top: `${box.top + (box.height - element.offsetHeight) / 2}px`,
    width: `${element.offsetWidth}px`,
    height: `${element.offsetHeight}px`,
  });
  document.body.append(ghost);
  return ghost;
}

function glideBack(ghost: HTMLElement): void {
  if (!settings.moves) {
    ghost.remove();
    return;
  }
  const glide = ghost.animate([{}, { translate: '0px 0px', opacity: 0.4 }], {
    duration: BACK_MS * settings.pace,
    easing: 'ease-out',
  });
  glide.onfinish = glide.oncancel = () => ghost.remove();
}

function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
