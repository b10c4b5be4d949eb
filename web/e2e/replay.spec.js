/** (g) Replay and verify: step, jump, other eyes, a link, the file, and the truth of the deal. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, playOn } from './play.js';

test('a finished game can be walked through, shared, saved, opened and verified', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask' });
  await open();
  await page.getByRole('button', { name: 'Play now' }).click();
  await playOn(page, clickOnce);
  await page.getByRole('link', { name: 'Look back' }).click();

  const slider = page.getByRole('slider', { name: 'Step' });
  const step = () => slider.inputValue();
  await slider.waitFor();
  assert.equal(await step(), '1');
  await page.getByRole('button', { name: 'One step on' }).click();
  assert.equal(await step(), '2');
  await page.getByRole('button', { name: 'To the end' }).click();
  const last = await step();
  assert.ok(Number(last) > 10);
  // Every round has its mark, and the slider says which one is shown.
  const rounds = await page.locator('.controls .mark').count();
  assert.match(await slider.getAttribute('aria-valuetext'), new RegExp(`^Round ${rounds} · Step`));
  await page.getByRole('button', { name: 'One step back' }).click();
  assert.equal(await step(), String(Number(last) - 1));

  // Another player's hand can be seen now, which not all could see.
  assert.ok(await page.getByRole('radio', { name: 'What all could see' }).isChecked());
  await page.getByRole('group', { name: 'Point of view' }).getByRole('radio').nth(2).check();
  await page.waitForURL('**eyes=1**');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.locator('.mine .hand li').nth(3).waitFor();
  assert.equal(await page.locator('.mine .hand li').count(), 4);

  // A link leads to the same step.
  await slider.fill('5');
  await page.waitForURL('**at=5**');
  await page.reload();
  await slider.waitFor();
  assert.equal(await step(), '5');

  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await page.getByText('The deal is true').waitFor();

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the game file' }).click();
  const path = await (await saving).path();

  await open('/replay');
  const name = 'game.json';
  const buffer = readFileSync(path);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer });
  await slider.waitFor();
  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await page.getByText('The deal is true').waitFor();
  await leave();
});
