/** What others did, a choice taken back while others think, and what people like. */
import assert from 'node:assert/strict';

import { isAccessible } from './accessible.js';
import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, decision, playOn } from './play.js';
import { newTable } from './tables.js';
import { decide } from './valda.js';

test('what others did is a card per turn, which can be opened', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask' });
  await open();
  const id = await newTable(page, { game: 'valda', players: 3 });
  await open(`/t/${id}`);
  // Until both others had a turn since the last own move.
  const cards = page.locator('.story .card');
  await playOn(
    page,
    (one) => decide(one, 0),
    async () => (await cards.count()) > 1,
  );
  const titles = await cards.locator('strong').allInnerTexts();
  assert.ok(
    titles.some((title) => /^.+’s turn$/.test(title)),
    titles.join(),
  );
  // The newest is open; another opens with a press, and says what happened in order.
  assert.ok(await cards.last().evaluate((card) => card.open));
  const first = cards.first();
  if (!(await first.evaluate((card) => card.open))) await first.locator('summary').click();
  await first.locator('.lines li').first().waitFor();
  assert.ok((await first.locator('footer').innerText()).length > 0);
  // The strip says where in the turn the game is.
  assert.equal(await page.locator('.strip [aria-current=step]').count(), 1);
  await isAccessible(page, 'a table with a story');
  await leave();
});

test('a plan can be changed while another still thinks, and that alone', async () => {
  const ask = await person(browser, hall, { name: 'Ask' });
  const embla = await person(browser, hall, { name: 'Embla' });
  await ask.open();
  await ask.page.getByRole('button', { name: 'Play with friends' }).click();
  const form = ask.page.getByRole('dialog');
  await form.getByRole('group', { name: 'Players' }).getByText('3').click();
  await form.getByRole('group', { name: 'Bots' }).getByText('1').click();
  await form.getByRole('button', { name: 'Make the table' }).click();
  const link = await ask.page.getByLabel('Send this link to a friend').inputValue();
  await embla.page.goto(link);
  await embla.page.getByRole('button', { name: 'Sit down' }).click();
  await ask.page.getByRole('button', { name: 'Deal the cards' }).click();

  await decision(embla.page);
  await decision(ask.page);
  await clickOnce(ask.page);
  await ask.page.getByRole('button', { name: 'Change my choice' }).click();
  assert.equal(await decision(ask.page), 'mine', 'one is asked again');
  await embla.page.getByText('took a choice back').first().waitFor();
  assert.equal(await decision(embla.page), 'mine', 'the other still is');
  await clickOnce(ask.page);
  await clickOnce(embla.page);
  await ask.page.getByRole('button', { name: 'Change my choice' }).waitFor({ state: 'hidden' });
  await ask.leave();
  await embla.leave();
});

test('settings: text size, contrast, and sounds with a volume each', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask' });
  await open('/settings');
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await page.getByRole('group', { name: 'Text size' }).getByText('150').click();
  assert.equal(await size(), '24px');
  await page.getByRole('switch', { name: 'High contrast' }).check();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.contrast), 'more');
  assert.equal(await page.getByRole('slider').count(), 0, 'silent until wanted');
  await page.getByRole('switch', { name: 'Sound' }).check();
  assert.equal(await page.getByRole('slider').count(), 7);
  await page.getByRole('slider', { name: 'Dice' }).fill('0.2');
  await isAccessible(page, 'settings');
  await page.reload();
  assert.equal(await size(), '24px', 'it is kept');
  assert.equal(await page.getByRole('slider', { name: 'Dice' }).inputValue(), '0.2');
  await leave();
});
