/** (b) A whole game by keyboard alone. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { CONFIRM, playOn } from './play.js';

/** Tabs to the control with this name, in sight of its focus ring. */
async function tabTo(page, name) {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const { activeElement: element } = document;
      const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      return { label, ring: element ? getComputedStyle(element).outlineStyle : 'none' };
    });
    if (found.label.trim().startsWith(name)) {
      assert.notEqual(found.ring, 'none', `${name} shows its focus`);
      return;
    }
  }
  assert.fail(`${name} cannot be reached by Tab`);
}

test('a game from the gate to the end, without a mouse', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask' });
  await open();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await tabTo(page, 'Play now');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/t/*');

  await page.waitForSelector('.prompt .mine');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');

  const once = async () => {
    const confirm = page.locator(CONFIRM);
    for (let touch = 0; touch < 14 && (await confirm.count()) === 0; touch += 1) {
      // Of a card that is picked as often as it is there, the next number.
      await page.keyboard.press(String(1 + (touch >> 1)));
    }
    const asked = await page.$('.truth .ask');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      ([ask, ready]) => !ask?.isConnected || !document.querySelector(ready),
      [asked, CONFIRM],
    );
  };
  assert.equal(await playOn(page, once), 'over');
  await leave();
});
