/** (c) A whole game through the accessibility tree alone: roles and names, nothing else. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';

test('a screen reader plays a whole game in the text twin', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask' });
  await open();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('button', { name: 'The table in words' }).click();
  const twin = page.getByRole('region', { name: 'The table in words' });
  await twin.getByText('Your hand:').waitFor();

  const choices = twin.getByRole('list', { name: 'Your choices' }).getByRole('button');
  const over = page.getByRole('link', { name: 'Replay' });
  let count = 0;
  for (; count < 300; count += 1) {
    await choices.first().or(over).first().waitFor();
    if (await over.isVisible()) break;
    const before = await choices.allInnerTexts();
    await choices.nth(count % before.length).click();
    await page.waitForTimeout(30);
  }
  assert.ok(await over.isVisible(), 'the game ended');
  assert.ok(count > 5, 'it was a real game');
  await leave();
});
