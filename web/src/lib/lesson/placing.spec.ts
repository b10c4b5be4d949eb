import { expect, it } from 'vitest';

import { place } from './placing';

/** As it lies somewhere else already. */
const SIZE = { left: 7, top: 9, width: 300, height: 100 };
const PAGE = { width: 1000, height: 800 };
const meets = (
  at: { left: number; top: number },
  box: { left: number; top: number; width: number; height: number },
) =>
  at.left < box.left + box.width &&
  box.left < at.left + SIZE.width &&
  at.top < box.top + box.height &&
  box.top < at.top + SIZE.height;

it('stands above what it speaks of', () => {
  const target = { left: 400, top: 500, width: 100, height: 100 };
  expect(place(SIZE, target, PAGE, [])).toEqual({ left: 300, top: 384 });
});

it('goes elsewhere rather than over something precious', () => {
  const target = { left: 400, top: 500, width: 100, height: 100 };
  const answers = { left: 0, top: 300, width: 1000, height: 190 };
  const at = place(SIZE, target, PAGE, [{ box: answers, weight: 6 }]);
  expect(meets(at, answers) || meets(at, target)).toBe(false);
});

it('stays on the page, beside what fills one end of it', () => {
  const target = { left: 0, top: 0, width: 1000, height: 500 };
  const at = place(SIZE, target, PAGE, []);
  expect(meets(at, target)).toBe(false);
  expect(at.top + SIZE.height).toBeLessThanOrEqual(PAGE.height);
});
