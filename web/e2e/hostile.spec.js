/** (i) A name and a chat line full of HTML, emoji and right-to-left text break nothing. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, decision } from './play.js';

const NAME = '<b>👹</b>‮שלום';
const LINE = '<img src=x onerror=alert(1)> 🐺🪓 مرحبا ‮evil &amp; <script>alert(2)</script>';

test('what people type stays text', async () => {
  const { page, open, leave } = await person(browser, hall, { name: NAME });
  page.on('dialog', () => assert.fail('a script ran'));
  await open();
  await page.getByRole('button', { name: 'Play now' }).click();
  assert.equal(await decision(page), 'mine');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill(LINE);
  await page.keyboard.press('Enter');
  const said = page.locator('.chat li:not(.unsent) .text');
  await said.waitFor();
  assert.match(
    await said.innerText(),
    /<img src=x onerror=alert\(1\)>.*<script>alert\(2\)<\/script>/,
  );
  assert.equal(await page.locator('.chat img, .chat script, .mine b').count(), 0);

  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 1280, 'nothing was pushed out of the window');
  await page.getByRole('tab', { name: 'Log' }).click();
  await clickOnce(page);
  assert.equal(await decision(page), 'mine');
  await page.reload();
  assert.equal(await decision(page), 'mine');
  await leave();
});
