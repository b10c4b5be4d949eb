import { beforeEach, describe, expect, it } from 'vitest';

import { fingers } from './press-without-focus';

let button: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main><button><svg></svg></button><p></p></main><input />';
  const main = document.querySelector('main') as HTMLElement;
  button = document.querySelector('button') as HTMLElement;
  fingers(main);
});

/** Whether a press may move the focus. */
function moves(pointerType: string, target: Element = button): boolean {
  const options = { bubbles: true, cancelable: true };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...options, pointerType }));
  return target.dispatchEvent(new MouseEvent('mousedown', options));
}

describe('the focus', () => {
  it('stays where it is when a finger presses a button, or what is drawn on it', () => {
    expect(moves('touch')).toBe(false);
    expect(moves('touch', button.firstElementChild as Element)).toBe(false);
  });

  it('goes where a mouse presses, and where a finger presses what is no button', () => {
    expect(moves('mouse')).toBe(true);
    expect(moves('touch', document.querySelector('p') as Element)).toBe(true);
  });

  it('leaves a field that somebody writes in', () => {
    (document.querySelector('input') as HTMLElement).focus();
    expect(moves('touch')).toBe(true);
  });
});
