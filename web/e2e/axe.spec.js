/** (e) No serious violation of accessibility on any page, in both themes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, decision, playOn } from './play.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function check(page, where) {
  // By the debugging protocol, which the page's own policy does not bind.
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ['violations'] });
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 4)
            .join(', ')}`,
      );
  });
  assert.deepEqual(violations, [], where);
}

for (const theme of ['dark', 'light']) {
  test(`every page in the ${theme} theme`, async () => {
    const { page, open, leave } = await person(browser, hall, { name: 'Ask', settings: { theme } });
    for (const path of [
      '/',
      '/settings',
      '/rules/valhalla',
      '/compendium/valhalla',
      '/replay',
      '/nowhere',
    ]) {
      await open(path);
      await page.locator('main').waitFor();
      await page.waitForTimeout(300);
      await check(page, path);
    }
    await open('/');
    await page.getByRole('button', { name: 'Play with friends' }).click();
    await page.getByRole('dialog').waitFor();
    await check(page, 'the form for a new table');
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.getByLabel('Send this link to a friend').first().waitFor();
    await check(page, 'the lobby');

    await open('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    for (let count = 0; count < 6 && (await decision(page)) === 'mine'; count += 1) {
      await check(page, `the table, decision ${count}`);
      await clickOnce(page);
    }
    await page.getByRole('button', { name: 'Table and settings' }).click();
    await page.getByRole('dialog').waitFor();
    await check(page, 'the menu');
    await leave();
  });

  test(`an invitation and a loaded replay in the ${theme} theme`, async () => {
    const { page, open, leave } = await person(browser, hall, { name: 'Ask', settings: { theme } });
    await open('/');
    await page.getByRole('button', { name: 'Play with friends' }).click();
    await page.getByRole('button', { name: 'Make the table' }).click();
    const link = page.getByLabel('Send this link to a friend').first();
    await link.waitFor();
    const guest = await person(browser, hall, { name: 'Embla', settings: { theme } });
    await guest.page.goto(await link.inputValue());
    await guest.page.getByRole('button', { name: 'Sit down' }).waitFor();
    await check(guest.page, 'the invitation');
    await guest.leave();

    await open('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    await playOn(page, clickOnce);
    await check(page, 'the end of a game');
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('slider', { name: 'Step' }).fill('9');
    await check(page, 'a replay');
    await leave();
  });
}
