/** (g) Replay and verify: step, jump, other eyes, a link, the file, and the truth of the deal. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, playOn } from './play.js';

async function fair(page, verdict) {
  await page.getByRole('button', { name: 'Was the deal fair?' }).click();
  await page.getByText(verdict).waitFor();
}

test('a finished game can be walked through, shared, saved, opened and verified', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask' });
  await open();
  await page.getByRole('button', { name: 'Play now' }).click();
  await playOn(page, clickOnce);
  await page.getByRole('link', { name: 'Replay' }).click();

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
  const said = () => slider.getAttribute('aria-valuetext');
  await slider.fill('7');
  const link = await said();
  await page.waitForURL('**at=**');
  await page.reload();
  await slider.waitFor();
  assert.equal(await said(), link);

  // A step has the same number from every seat.
  const happened = () => page.locator('.told').innerText();
  await page.goto(page.url().replace(/eyes=\w+/, 'eyes=2'));
  await slider.waitFor();
  assert.equal(await said(), link);
  await page.goto(page.url().replace(/eyes=\w+/, 'eyes=public'));
  await slider.waitFor();
  assert.equal(await said(), link);
  assert.ok((await happened()).length > 0);

  // A line of the log leads to its step.
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.side .pick').first().click();
  assert.equal(await step(), '1');

  // Faster is faster, and says so.
  await page.getByRole('group', { name: 'Speed' }).getByText('4×').click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => Number(document.querySelector('.slider').value) > 4);
  await page.getByRole('button', { name: 'Pause' }).click();

  await fair(page, 'Yes: the deal was fixed');
  assert.equal(await page.locator('.proof li').count(), 4, 'with what this browser noted');
  await page.keyboard.press('Escape');

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
  await fair(page, 'Yes: the deal was fixed');

  // A changed secret is found out, here and not only by the hall.
  const forged = JSON.parse(buffer.toString());
  forged.deal.server_seed = forged.deal.server_seed.replace(/^./, (digit) =>
    digit === 'a' ? 'b' : 'a',
  );
  await open('/replay');
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(forged)),
  });
  await page.getByRole('button', { name: 'Was the deal fair?' }).waitFor();
  await fair(page, 'No: something does not match');
  assert.equal(await page.locator('.proof li.bad').count(), 3);
  await leave();
});
