/** Cards are dragged to where they go, by mouse and by finger, and only where the rules allow it. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { CONFIRM, decision } from './play.js';

async function sitDown(options) {
  const guest = await person(browser, hall, { name: 'Ask', ...options });
  await guest.open();
  await guest.page.getByRole('button', { name: 'Play now' }).click();
  await decision(guest.page);
  return guest;
}

async function centre(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A mouse that takes a thing from one place to another, looking around on the way. */
async function byMouse(page, from, to) {
  const [start, end] = [await centre(from), await centre(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y - 10);
  await page.mouse.move(end.x, end.y, { steps: 4 });
  const taking = await page.locator('[data-taking]').count();
  await page.mouse.up();
  return taking;
}

/** The same with a finger, which the browser itself must not take for scrolling. */
async function byFinger(page, from, to) {
  const [start, end] = [await centre(from), await centre(to)];
  const session = await page.context().newCDPSession(page);
  const touch = (type, point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await touch('touchStart', start);
  for (let step = 1; step <= 5; step += 1) {
    const at = (a, b) => a + ((b - a) * step) / 5;
    await touch('touchMove', { x: at(start.x, end.x), y: at(start.y, end.y) });
  }
  const taking = await page.locator('[data-taking]').count();
  await touch('touchEnd');
  return taking;
}

const hand = (page, index) => page.locator('.mine .hand button').nth(index);
const slot = (page, kind) => page.locator(`.mine [data-drop="${kind}"]`);
/** What is picked lies in its slot with the next frame. */
const held = (page, kind) => slot(page, kind).locator('button').waitFor();
const picked = (page) => page.locator('.mine .hand .is-chosen').count();

for (const [how, drag, options] of [
  ['a mouse', byMouse, {}],
  ['a finger', byFinger, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
]) {
  test(`a plan is laid with ${how}`, async () => {
    const { page, leave } = await sitDown(options);
    // A support needs a main first: there the slot does not take it.
    await drag(page, hand(page, 0), slot(page, 'support'));
    assert.equal(await picked(page), 0, 'a support without a main is refused');

    assert.ok((await drag(page, hand(page, 0), slot(page, 'main'))) > 0, 'the slot shows itself');
    assert.equal(await picked(page), 1);
    await held(page, 'main');
    await drag(page, hand(page, 1), slot(page, 'support'));
    assert.equal(await picked(page), 2);
    await held(page, 'support');

    // Somewhere else it falls back into the hand, and nothing is changed or pressed.
    await drag(page, hand(page, 2), page.locator('.prompt').first());
    assert.equal(await picked(page), 2);

    // A third card takes the place of the first.
    await drag(page, hand(page, 2), slot(page, 'main'));
    assert.equal(await hand(page, 2).getAttribute('aria-pressed'), 'true');
    assert.equal(await hand(page, 0).getAttribute('aria-pressed'), 'false');
    assert.equal(await page.locator('.drag-ghost').count(), 0);

    await page.locator(CONFIRM).click();
    await page.waitForFunction(() => !document.querySelector('.is-chosen'));
    await leave();
  });
}
