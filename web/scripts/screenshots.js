/** Fills docs/screenshots: front page, table, replay and compendium, in sizes and themes. */
import { mkdirSync } from 'node:fs';

import { launch, person } from '../e2e/browser.js';
import { openHall } from '../e2e/hall.js';
import { clickOnce, decision, playOn } from '../e2e/play.js';

const FOLDER = process.argv[2] ?? new URL('../../docs/screenshots', import.meta.url).pathname;
const SIZES = { 360: [360, 740], 820: [820, 1180], 1440: [1440, 900] };
const THEMES = ['dark', 'light'];

mkdirSync(FOLDER, { recursive: true });
const [hall, browser] = await Promise.all([openHall(), launch()]);

/** The moments of a game worth a picture, by what the prompt or the page shows. */
const MOMENTS = {
  planning: (page) => page.getByText('Choose your main card').isVisible(),
  reveal: (page) => page.getByText('your main card?').isVisible(),
  clash: (page) =>
    page
      .getByText('from the armoury. Which')
      .or(page.getByText('lose for good'))
      .or(page.getByText('Which card do you take'))
      .first()
      .isVisible(),
  'last-stand': (page) => page.getByText('You survive').first().isVisible(),
};

async function pictures(width, [w, h], theme) {
  const mobile = w < 500 ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {};
  const options = {
    name: 'Sigrun',
    settings: { theme },
    viewport: { width: w, height: h },
    ...mobile,
  };
  const { page, open, leave } = await person(browser, hall, options);
  const shoot = async (what) => {
    await page.waitForTimeout(350);
    await page.screenshot({ path: `${FOLDER}/${what}-${width}-${theme}.png` });
  };
  await open('/');
  await page.getByRole('heading', { name: 'Valhalla' }).waitFor();
  await shoot('front');
  await open('/compendium/valhalla');
  await page.getByRole('heading', { name: 'Draugr' }).waitFor();
  await shoot('compendium');

  const missing = new Set(Object.keys(MOMENTS));
  // Last stands are rare: a few games may be needed.
  for (let game = 0; game < 4 && missing.size > 0; game += 1) {
    await open('/');
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.waitForURL('**/t/*');
    await playOn(page, clickOnce, async (count) => {
      for (const moment of missing) {
        const isLate = moment !== 'planning' || count > 3;
        if (isLate && (await MOMENTS[moment](page))) {
          await shoot(`table-${moment}`);
          missing.delete(moment);
        }
      }
      return missing.size === 0 && game > 0;
    });
    if ((await decision(page)) === 'over' && game === 0) {
      await shoot('table-over');
      await page.getByRole('link', { name: 'Look back' }).click();
      await page.getByRole('slider').waitFor();
      await page.getByRole('slider').fill('12');
      await shoot('replay');
    }
  }
  if (missing.size > 0) console.log(`${width} ${theme}: not met: ${[...missing].join(', ')}`);
  await leave();
}

try {
  for (const [width, size] of Object.entries(SIZES)) {
    for (const theme of THEMES) await pictures(width, size, theme);
  }
} finally {
  await browser.close();
  await hall.close();
}
