import { describe, expect, it } from 'vitest';

import { GROUPS, letterOf } from './groups';
import { keyFor } from './keys';

function press(key: string, on = 'div', more: KeyboardEventInit = {}) {
  const element = document.createElement(on);
  document.body.append(element);
  let found: unknown;
  element.addEventListener('keydown', (event) => (found = keyFor(event)));
  element.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
  element.remove();
  return found;
}

describe('keys', () => {
  it.each([
    ['1', 1],
    ['9', 9],
    ['Enter', 'confirm'],
    [' ', 'on'],
    ['?', 'help'],
    ['U', 'undo'],
    ['e', 'end'],
    ['Escape', 'clear'],
    ['x', { group: 'trade' }],
    ['z', undefined],
  ])('%s', (key, meaning) => expect(press(key)).toEqual(meaning));

  it('leave fields, buttons and the browser alone', () => {
    expect(press('1', 'input')).toBeUndefined();
    expect(press('Enter', 'button')).toBeUndefined();
    expect(press(' ', 'button')).toBeUndefined();
    expect(press('2', 'button')).toBe(2);
    expect(press('r', 'div', { ctrlKey: true })).toBeUndefined();
  });

  it('are the dialog’s while one is open, wherever the focus is', () => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    expect(press('Escape')).toBeUndefined();
    dialog.remove();
    expect(press('Escape')).toBe('clear');
  });

  it('go to every group, and each means nothing else', () => {
    const letters = GROUPS.map(letterOf);
    expect(new Set(letters).size).toBe(letters.length);
    for (const group of GROUPS) expect(press(letterOf(group))).toEqual({ group });
  });

  it('confirm with Enter what was clicked, unless the focus was moved since', () => {
    const button = document.createElement('button');
    button.className = 'can-choose';
    document.body.append(button);
    const found: unknown[] = [];
    button.addEventListener('keydown', (event) => found.push(keyFor(event)));
    const key = (name: string) =>
      button.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    key('Enter');
    key('Tab');
    key('Enter');
    button.remove();
    expect(found).toEqual(['confirm', undefined, undefined]);
  });
});
