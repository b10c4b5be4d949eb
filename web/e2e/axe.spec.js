/** (e) No serious violation of accessibility on any page, in both themes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';

import { launch, person } from './browser.js';
import { openHall } from './hall.js';
import { clickOnce, decision } from './play.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let hall, browser;
before(async () => {
  [hall, browser] = await Promise.all([openHall(), launch()]);
});
after(async () => {
  await browser.close();
  await hall.close();
});

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
}
