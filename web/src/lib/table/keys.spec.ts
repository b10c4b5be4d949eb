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

  it('go to every group, and each means nothing else', () => {
    const letters = GROUPS.map(letterOf);
    expect(new Set(letters).size).toBe(letters.length);
    for (const group of GROUPS) expect(press(letterOf(group))).toEqual({ group });
  });
});
