/** (a) Two browsers and two bots play a whole game by clicking, whatever happens to the line. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, decision, playOn } from './play.js';

test('two friends and two bots, a reload, a lost line and a killed hall', async () => {
  const ask = await person(browser, hall, { name: 'Ask' });
  const embla = await person(browser, hall, { name: 'Embla' });

  // A link in two clicks.
  await ask.open();
  await ask.page.getByRole('button', { name: 'Play with friends' }).click();
  const form = ask.page.getByRole('dialog');
  await form.getByRole('group', { name: 'Players' }).getByText('4').click();
  await form.getByRole('group', { name: 'Bots' }).getByText('2').click();
  await form.getByRole('combobox', { name: 'Strength' }).selectOption('thrall');
  await form.getByRole('button', { name: 'Make the table' }).click();
  const link = await ask.page.getByLabel('Send this link to a friend').inputValue();

  await embla.page.goto(link);
  await embla.page.getByRole('button', { name: 'Sit down' }).click();
  await ask.page.getByRole('button', { name: 'Deal the cards' }).click();

  const happenings = {
    2: () => ask.page.reload(),
    4: async () => {
      await embla.context.setOffline(true);
      await embla.page.waitForTimeout(300);
      await embla.context.setOffline(false);
    },
    6: async () => {
      await hall.kill();
      await ask.page.getByText('The connection is lost').waitFor();
      await hall.restart();
      await ask.page.getByText('The connection is lost').waitFor({ state: 'hidden' });
    },
  };
  const plays = ({ page }, trouble) =>
    playOn(page, clickOnce, async (count) => {
      await trouble?.[count]?.();
      return false;
    });
  await Promise.all([plays(ask, happenings), plays(embla)]);

  assert.equal(await decision(ask.page), 'over');
  const ranks = ({ page }) => page.locator('.ranks bdi').allInnerTexts();
  assert.deepEqual(await ranks(ask), await ranks(embla));
  await ask.leave();
  await embla.leave();
});
