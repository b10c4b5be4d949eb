/** (h) Five players with the Golden Throne. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, decision, playOn } from './play.js';

/** Asks for a forfeit where one is due, as often as luck will have it: bots are asked, too. */
async function askForfeit(page) {
  const offer = page.locator('.forfeit').getByRole('button', { name: 'for a forfeit?' });
  if ((await offer.count()) === 0) return false;
  await offer.click();
  const catalogue = page.locator('.forfeit .row');
  await catalogue.getByRole('button').first().click();
  await catalogue.waitFor({ state: 'detached' });
  return false;
}

test('one person and four bots try for the throne', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask' });
  await open();
  await page.getByRole('button', { name: 'Play with friends' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('switch', { name: 'Golden Throne' }).check();
  await form.getByRole('switch', { name: 'Forfeits' }).check();
  await form.getByRole('group', { name: 'Players' }).getByText('5').click();
  await form.getByRole('group', { name: 'Bots' }).getByText('4').click();
  await form.getByRole('combobox', { name: 'Strength' }).selectOption('thrall');
  await form.getByRole('button', { name: 'Make the table' }).click();

  await page.waitForSelector('.others .player');
  assert.equal(await page.locator('.others .player').count(), 4);
  assert.equal(await playOn(page, clickOnce, () => askForfeit(page)), 'over');
  assert.equal(await page.locator('.ranks li').count(), 5);

  // The result lies over the table until it is put away, and can be called back.
  const result = page.getByRole('region', { name: 'Result' });
  assert.equal(await result.getByRole('row').count(), 6);
  await result.getByRole('button', { name: 'Look at the table' }).click();
  await result.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Result' }).click();
  await result.waitFor();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await result.waitFor({ state: 'detached' });

  // Against bots one press leads to the next game, which is played by the same options.
  const before = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => url.href !== before);
  assert.equal(await decision(page), 'mine');
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('dialog').getByText('The Trial of the Golden Throne').waitFor();
  await leave();
});
