/** Nothing jumps while people play and things move, whatever the size of the page. */

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, decision, playOn } from './play.js';
import { judgeShifts, watchShifts } from './shifts.js';

/** Widths at which a whole game is played, until the bar of the ranks takes the place of the choices. */
const SIZES = {
  'on a tablet': { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  'on a small desk': { viewport: { width: 820, height: 1180 } },
  'on a desk': { viewport: { width: 1440, height: 900 } },
};

for (const [where, size] of Object.entries(SIZES)) {
  test(`nothing jumps ${where}, to the end of the game, while things move`, async () => {
    const { page, open, leave } = await person(browser, hall, {
      ...size,
      settings: { speed: 'fast' },
    });
    await page.addInitScript(watchShifts);
    await open('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    await decision(page);
    await page.waitForTimeout(1_000);
    const begin = await page.evaluate(() => performance.now());
    await playOn(page, clickOnce);
    await page.waitForTimeout(1_000);
    await judgeShifts(page, begin, `${where}, with motion`);
    await leave();
  });
}
