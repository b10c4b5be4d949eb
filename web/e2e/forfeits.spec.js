/** Forfeits: whoever led a God may be asked for one, beside the game, and answers or does not. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce } from './play.js';

/** Leads a God where there is one, so that something is due. */
async function decide(page) {
  const god = page
    .locator('.mine .hand .can-choose')
    .filter({ hasText: /^\s*God/ })
    .first();
  if (await page.getByText('Choose your main card').isVisible()) {
    if ((await god.count()) > 0) await god.click();
  } else {
    const use = page.locator('.options .option').filter({ hasText: /^\d?\s*Use it/ });
    if ((await use.count()) > 0) await use.click();
  }
  await clickOnce(page);
}

test('one is asked for and answered', async () => {
  const ask = await person(browser, hall, { name: 'Ask' });
  const embla = await person(browser, hall, { name: 'Embla' });
  let isPaid = false;
  // Whether somebody is dealt a God is a matter of luck.
  for (let game = 0; game < 8 && !isPaid; game += 1) isPaid = await oneGame(ask, embla);
  assert.ok(isPaid, 'a forfeit was asked for and paid');
  await ask.leave();
  await embla.leave();
});

async function oneGame(host, guest) {
  await host.open();
  await host.page.getByRole('button', { name: 'Play with friends' }).click();
  const form = host.page.getByRole('dialog');
  const forfeits = form.getByRole('switch', { name: 'Forfeits' });
  assert.ok(await forfeits.isDisabled(), 'forfeits need the Golden Throne');
  await form.getByRole('switch', { name: 'Golden Throne' }).check();
  await forfeits.check();
  await form
    .locator('fieldset')
    .filter({ hasText: 'Players' })
    .getByText('2', { exact: true })
    .click();
  await form.getByRole('button', { name: 'Make the table' }).click();
  const link = host.page.getByLabel('Send this link to a friend').first();
  await link.waitFor();
  await guest.page.goto(await link.inputValue());
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  // Everybody at the table has been told of it before the game begins.
  await guest.page.getByText('Whoever leads a God may be asked').waitFor();
  await host.page.getByRole('button', { name: 'Deal the cards' }).click();

  const pages = [host.page, guest.page];
  for (let count = 0; count < 60; count += 1) {
    for (const [index, page] of pages.entries()) {
      const offer = page.getByRole('button', { name: 'for a forfeit?' });
      if ((await offer.count()) === 0) continue;
      await offer.click();
      await page.locator('.forfeit .row .button').first().click();
      const other = pages[1 - index];
      const owed = other.locator('.forfeit').filter({ hasText: 'asks you for' });
      await owed.waitFor();
      await owed.getByRole('button', { name: 'Done' }).click();
      await owed.waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Chat' }).click();
      await page.getByText('the forfeit.').waitFor();
      return true;
    }
    const page = await Promise.race(
      pages.map((one) => one.waitForSelector('.prompt .mine, .over').then(() => one)),
    );
    if ((await page.locator('.over').count()) > 0) return false;
    if ((await page.locator('.prompt .mine').count()) > 0) await decide(page);
  }
  return false;
}
