import type { Attachment } from 'svelte/attachments';

/**
 * Lets a finger press buttons without moving the focus to them.
 *
 * To move the focus a browser styles and lays out before it hears of the press: on a slow phone that
 * is a good part of the time until the press is answered. A finger needs no focus, and on some phones
 * it never moves it. Whoever writes stops writing all the same.
 */
export const fingers: Attachment<HTMLElement> = (place) => {
  let isFinger = false;
  const touched = ({ pointerType }: PointerEvent) => (isFinger = pointerType === 'touch');
  const pressed = (event: MouseEvent) => {
    const isButton = event.target instanceof Element && event.target.closest('button') !== null;
    const isWriting = document.activeElement?.matches('input, textarea') === true;
    if (isFinger && isButton && !isWriting) event.preventDefault();
  };
  place.addEventListener('pointerdown', touched);
  place.addEventListener('mousedown', pressed);
  return () => {
    place.removeEventListener('pointerdown', touched);
    place.removeEventListener('mousedown', pressed);
  };
};
