/** (d) A whole game at 360×740 with touch, the decision always under the thumb. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, playOn } from './play.js';

const VIEWPORT = { width: 360, height: 740 };

test('a whole game on a small phone', async () => {
  const { page, open, leave } = await person(browser, hall, {
    name: 'Ask',
    viewport: VIEWPORT,
    hasTouch: true,
    isMobile: true,
  });
  await open();
  await page.getByRole('button', { name: 'Play now' }).tap();
  await page.waitForURL('**/t/*');

  // Log and chat lie in a drawer, which goes as it came.
  const drawer = page.getByRole('dialog', { name: 'Log and chat' });
  for (const [tool, shut] of [
    ['Log', () => page.keyboard.press('Escape')],
    ['Chat', () => page.touchscreen.tap(10, VIEWPORT.height / 2)],
  ]) {
    await page.getByRole('button', { name: tool }).tap();
    await drawer.getByRole('tab', { name: tool, selected: true }).waitFor();
    await shut();
    await drawer.waitFor({ state: 'hidden' });
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    assert.ok(focused?.startsWith(tool), `the focus is back at ${tool}`);
  }

  const inSight = async () => {
    const boxes = await page.evaluate(() =>
      ['.prompt', '.confirm .button-gold', '.actions'].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return {
          selector,
          top: box?.top ?? -1,
          bottom: box?.bottom ?? 1e9,
          right: box?.right ?? 1e9,
        };
      }),
    );
    for (const { selector, top, bottom, right } of boxes) {
      assert.ok(
        top >= 0 && bottom <= VIEWPORT.height && right <= VIEWPORT.width,
        `${selector} is in sight`,
      );
    }
    const wide = await page.evaluate((most) => {
      if (document.documentElement.scrollWidth <= most) return [];
      const elements = [...document.querySelectorAll('.frame *')];
      return elements
        .filter((element) => element.getBoundingClientRect().right > most)
        .map((element) => `${element.tagName}.${element.className}`);
    }, VIEWPORT.width);
    assert.deepEqual(wide, [], 'nothing is wider than the phone');
    return false;
  };
  const tap = (target) => target.tap();
  assert.equal(await playOn(page, (at) => clickOnce(at, tap), inSight), 'over');
  await leave();
});
