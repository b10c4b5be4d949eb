/**
 * A game that was just made from the example can be sat down to in the browser. Run by `make
 * new-game` in the copy where it was made, with its name in `GAME`; it is no part of the suite.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { launch, person } from './browser.js';
import { openHall } from './hall.js';
import { clickOnce, decision } from './play.js';

const game = process.env.GAME ?? '';
const title = game.charAt(0).toUpperCase() + game.slice(1);
/** Enough to be dealt to, to choose and to see what became of it. */
const DECISIONS = 3;

test(`${title} has a door, a table and a rulebook`, async () => {
  const [hall, browser] = await Promise.all([openHall('--shelf', 'all'), launch()]);
  try {
    const { page, open, leave } = await person(browser, hall, { name: 'Ask' });
    await open();
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await page.getByRole('button', { name: `About ${title}` }).click();
    await page.getByRole('button', { name: 'Play against bots' }).click();
    await page.waitForURL('**/t/*');
    for (let count = 0; count < DECISIONS; count += 1) {
      assert.equal(await decision(page), 'mine');
      await clickOnce(page);
    }
    assert.notEqual(await page.locator('.log .scroll li').count(), 0, 'it is told what happened');
    // A word that is missing stands there as its key.
    assert.doesNotMatch(await page.locator('body').innerText(), new RegExp(`\\b${game}-[a-z]`));
    await open(`/rules/${game}`);
    await page.locator('[data-rule]').first().waitFor();
    await leave();
  } finally {
    await browser.close();
    await hall.close();
  }
});
