/** What the tests of a file share: a hall and a browser, opened before the first and closed after the last. */
import { after, before } from 'node:test';

import { launch } from './browser.js';
import { openHall } from './hall.js';

export let hall, browser;

before(async () => {
  [hall, browser] = await Promise.all([openHall(), launch()]);
});
after(async () => {
  await browser.close();
  await hall.close();
});
