/** The table of Valda for everybody: no serious violation of accessibility, cards that explain themselves, orders that hold. */
import assert from 'node:assert/strict';

import { isAccessible } from './accessible.js';
import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { decision } from './play.js';
import { playAgainstBots } from './tables.js';
import { decide } from './valda.js';

const SIZES = { desk: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } };

for (const [theme, size] of [
  ['dark', 'desk'],
  ['light', 'phone'],
]) {
  test(`axe finds nothing at the table: ${theme}, ${size}`, async () => {
    const someone = await person(browser, hall, {
      name: 'Ask',
      settings: { theme },
      viewport: SIZES[size],
    });
    const { page } = someone;
    await playAgainstBots(someone, 'Valda');
    for (let count = 0; count < 20 && (await decision(page)) === 'mine'; count += 1) {
      if (count % 3 === 0) await isAccessible(page, `decision ${count}`);
      await decide(page, 0);
    }
    await someone.leave();
  });
}

test('the cards can be found by deck, type and word', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask' });
  await open('/compendium/valda');
  const cards = page.locator('.cards > li');
  await cards.first().waitFor();
  const all = await cards.count();
  await page.getByRole('button', { name: "Odin's deck" }).click();
  const ofOdin = await cards.count();
  assert.ok(ofOdin > 0 && ofOdin < all);
  await page.getByRole('button', { name: 'weapon' }).click();
  assert.equal(await cards.count(), 1);
  await isAccessible(page, 'the compendium');
  await page.getByRole('button', { name: 'weapon' }).click();
  await page.getByRole('searchbox').fill('Sleipnir');
  assert.equal(await cards.count(), 1);
  await leave();
});

test('a card explains itself, and standing orders outlast a reload', async () => {
  const someone = await person(browser, hall, { name: 'Ask' });
  const { page } = someone;
  await playAgainstBots(someone, 'Valda');
  await decision(page);

  await page.locator('.mine .hand .card').first().hover();
  const tip = page.getByRole('tooltip');
  await tip.waitFor();
  assert.equal(await tip.getByRole('button', { name: /VD-/ }).count(), 1, 'the mark of its rule');
  await page.keyboard.press('Escape');

  const orders = page.getByRole('button', { name: 'When to ask about weapons' });
  const never = page
    .getByRole('dialog')
    .getByRole('group', { name: 'Attack', exact: true })
    .getByRole('button', { name: 'Never' });
  await orders.click();
  await isAccessible(page, 'the orders');
  await never.click();
  await page.waitForFunction(
    (button) => button.ariaPressed === 'true',
    await never.elementHandle(),
  );
  await page.reload();
  await decision(page);
  await orders.click();
  assert.equal(await never.getAttribute('aria-pressed'), 'true');
  await someone.leave();
});
