/** A whole game of Valda: two friends and a bot by clicking, one alone by keyboard, one on a phone. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { launch, person } from './browser.js';
import { openHall } from './hall.js';
import { decision, playOn } from './play.js';
import { decide, told } from './valda.js';

/** A game takes a few hundred small decisions. */
const MOST = 900;
/** Weapons are rare: it may take several games until all has been seen, and only a soak waits for it. */
const IS_SOAK = process.env.GLADSHEIM_SOAK === '1';
const GAMES = IS_SOAK ? 8 : 1;

let hall, browser;
before(async () => {
  [hall, browser] = await Promise.all([openHall(), launch()]);
});
after(async () => {
  await browser.close();
  await hall.close();
});

/** Makes a table for two friends and a bot, and seats both. */
async function sitDown(ask, embla) {
  await ask.open();
  await ask.page.getByRole('button', { name: 'Play with friends' }).first().click();
  const form = ask.page.getByRole('dialog');
  await form.getByRole('group', { name: 'Game' }).getByText('Valda').click();
  await form.getByRole('group', { name: 'Players' }).getByText('3').click();
  await form.getByRole('group', { name: 'Bots' }).getByText('1').click();
  await form.getByRole('combobox', { name: 'Strength' }).selectOption('thrall');
  await form.getByRole('button', { name: 'Make the table' }).click();
  const link = await ask.page.getByLabel('Send this link to a friend').inputValue();
  await embla.page.goto(link);
  await embla.page.getByRole('button', { name: 'Sit down' }).click();
  await ask.page.getByRole('button', { name: 'Deal the cards' }).click();
}

test('two friends and a bot, by clicking: a block, a weapon out of turn, a locked land', async () => {
  const ask = await person(browser, hall, { name: 'Ask' });
  const embla = await person(browser, hall, { name: 'Embla' });
  const seen = { blocked: false, weapon: false, locked: false };
  for (let game = 0; game < GAMES && Object.values(seen).includes(false); game += 1) {
    await sitDown(ask, embla);
    const plays = ({ page }, me) => playOn(page, () => decide(page, me), undefined, MOST);
    await Promise.all([plays(ask, 0), plays(embla, 1)]);
    assert.equal(await decision(embla.page), 'over');
    const found = await told(ask.page);
    for (const what of Object.keys(seen)) seen[what] ||= found[what];
    const ranks = ({ page }) => page.locator('.ranks li').allInnerTexts();
    assert.deepEqual(await ranks(ask), await ranks(embla));
  }
  if (IS_SOAK) assert.deepEqual(seen, { blocked: true, weapon: true, locked: true });
  else assert.ok(seen.blocked, 'an attack was blocked');
  await ask.leave();
  await embla.leave();
});

/** Opens a table against two bots. */
async function alone(someone, press = (target) => target.click()) {
  await someone.open();
  await press(someone.page.getByRole('button', { name: /Valda/ }).first());
  await someone.page.waitForURL('**/t/*');
}

test('a whole game by keyboard', async () => {
  const someone = await person(browser, hall, { name: 'Ask' });
  const { page } = someone;
  await alone(someone);
  const confirm = page.locator('.confirm .button-gold[aria-disabled="false"]');
  const once = async () => {
    for (let touch = 0; touch < 5 && (await confirm.count()) === 0; touch += 1) {
      // Not always the same number, or nothing would ever happen but passing.
      await page.keyboard.press(touch === 0 && Math.random() < 0.5 ? '2' : '1');
    }
    await page.keyboard.press('Enter');
    await confirm.waitFor({ state: 'detached' });
  };
  assert.equal(await playOn(page, once, undefined, MOST), 'over');
  await someone.leave();
});

test('a whole game on a small phone: every decision under the thumb', async () => {
  const size = { width: 360, height: 740 };
  const someone = await person(browser, hall, {
    name: 'Ask',
    viewport: size,
    hasTouch: true,
    isMobile: true,
  });
  const { page } = someone;
  const tap = (target, options) => target.tap(options);
  await alone(someone, tap);
  const inSight = async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= size.width, 'nothing is wider than the phone');
    for (const part of ['.prompt', '.confirm .button-gold', '.mine .tabs']) {
      const box = await page.locator(part).first().boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= size.height, `${part} is in sight`);
    }
    return false;
  };
  assert.equal(await playOn(page, () => decide(page, 0, tap), inSight, MOST), 'over');
  await someone.leave();
});
