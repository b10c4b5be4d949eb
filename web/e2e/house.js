/**
 * What the tests of a file share: a browser, and a hall nobody has been in. A worker goes through many
 * files one after the other; its browser stays, and whoever comes to it brings a context of their own.
 */
import { test as base } from '@playwright/test';

import { openHall } from './hall.js';

export let hall, browser;
let file;

export const test = base.extend({
  inBrowser: [
    async ({ browser: launched }, use) => {
      browser = launched;
      await use();
      await hall?.close();
    },
    { scope: 'worker', auto: true },
  ],
  inHall: [
    async ({ inBrowser: _ }, use, info) => {
      if (file !== info.file) {
        await hall?.close();
        hall = await openHall();
        file = info.file;
      }
      await use();
    },
    { auto: true },
  ],
});
