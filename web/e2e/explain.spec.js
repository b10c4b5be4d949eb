/** What cannot be chosen says why, on hover, focus and long press, and leads to its rule. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, decision } from './play.js';

async function sitDown(options) {
  const guest = await person(browser, hall, { name: 'Ask', ...options });
  await guest.open();
  // Reasons are asked for when a question has stood for a moment.
  const reasons = guest.page.waitForResponse(/refusals/);
  await guest.page.getByRole('button', { name: 'Play now' }).click();
  await Promise.all([decision(guest.page), reasons]);
  return guest;
}

const RULE = /VH-[A-Z0-9-]+/;
const deck = (page) => page.locator('.deck button');
const tip = (page) => page.getByRole('tooltip');
/** The small mark that has the rule behind it. */
const mark = (page) => tip(page).getByRole('button', { name: RULE });

async function refused(page, how) {
  await tip(page).waitFor();
  const why = await tip(page).locator('.refused').innerText();
  assert.ok(why.trim().length > 10, `a reason by ${how}: ${why}`);
  assert.equal(await mark(page).count(), 1, `a rule by ${how}`);
  return RULE.exec(await mark(page).getAttribute('aria-label'))[0];
}

test('by mouse: hover, and a press on the rule opens the rulebook there', async () => {
  const { page, leave } = await sitDown();
  await deck(page).hover();
  const rule = await refused(page, 'hover');
  await mark(page).click();
  assert.match(await tip(page).locator('.words p').innerText(), /[a-z]/, 'the rule’s own words');
  await tip(page).getByText(rule).click();
  const line = page.getByRole('dialog').locator(`[data-rule="${rule}"]`);
  await line.waitFor();
  assert.ok(await line.evaluate((element) => element === document.activeElement));
  await page.keyboard.press('Escape');
  assert.equal(await tip(page).count(), 0);
  await leave();
});

test('by mouse: a press on what cannot be chosen says why at once', async () => {
  const { page, leave } = await sitDown();
  // It is disabled for those who listen, so the test has to insist.
  await deck(page).click({ force: true });
  await refused(page, 'press');
  assert.equal(await page.locator('.is-chosen').count(), 0);
  await leave();
});

test('by keyboard: focus explains, described for those who listen, and R opens the rule', async () => {
  const { page, leave } = await sitDown();
  await page.keyboard.press('Tab');
  await deck(page).focus();
  const rule = await refused(page, 'focus');
  assert.equal(
    await deck(page).getAttribute('aria-describedby'),
    await tip(page).getAttribute('id'),
  );
  await page.keyboard.press('r');
  await page.getByRole('dialog').locator(`[data-rule="${rule}"]`).waitFor();
  await leave();
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function longPress(page, target) {
  const { x, y, width, height } = await target.boundingBox();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(600);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('by finger: a long press explains and stays until something else is touched', async () => {
  const { page, leave } = await sitDown(PHONE);
  await longPress(page, deck(page));
  await refused(page, 'long press');
  await page.waitForTimeout(400);
  assert.equal(await tip(page).count(), 1, 'it can be read after the finger is lifted');
  await page.locator('.prompt').first().tap();
  assert.equal(await tip(page).count(), 0);
  await leave();
});

test('by finger: a tap explains what is no answer, and picks what is one', async () => {
  const { page, leave } = await sitDown(PHONE);
  for (const thing of ['.armoury .label', '.others .pile']) {
    await page.locator(thing).first().tap();
    await tip(page).waitFor();
    await page.locator('.prompt').first().tap();
    assert.equal(await tip(page).count(), 0);
  }
  await page.locator('.mine .hand .can-choose').first().tap();
  assert.equal(await page.locator('.is-chosen').count(), 1);
  assert.equal(await tip(page).count(), 0);
  await leave();
});

test('by finger: who asks with a long press what a card is has not picked it', async () => {
  const { page, leave } = await sitDown(PHONE);
  const card = page.locator('.mine .hand .can-choose').first();
  await longPress(page, card);
  await tip(page).waitFor();
  await page.waitForTimeout(500);
  assert.equal(await page.locator('.is-chosen').count(), 0);
  await card.tap();
  assert.equal(await page.locator('.is-chosen').count(), 1);
  await leave();
});

test('what can be chosen is not refused', async () => {
  const { page, leave } = await sitDown();
  await page.locator('.mine .hand .can-choose').first().hover();
  await tip(page).waitFor();
  assert.equal(await tip(page).locator('.refused').count(), 0);
  await clickOnce(page);
  await leave();
});
