/**
 * Fills docs/screenshots: front page, table, replay and compendium, in sizes and themes. The first
 * argument is another folder, the others name the parts to take: pages, valda, giants, valhalla.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

import { launch, person } from '../e2e/browser.js';
import { openHall } from '../e2e/hall.js';
import { clickOnce, decision, playOn } from '../e2e/play.js';
import { decide } from '../e2e/valda.js';

const [, , folder, ...parts] = process.argv;
const FOLDER = folder ?? new URL('../../docs/screenshots', import.meta.url).pathname;
const SIZES = [
  { width: 360, height: 740, deviceScaleFactor: 2, mobile: true },
  { width: 820, height: 1180, deviceScaleFactor: 1, mobile: true },
  { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false },
];
const THEMES = ['dark', 'light'];
const QUALITY = 66;
/** Last stands are rare: so many games are played for one at most. */
const MOST_GAMES = 12;

/** The moments of a game worth a picture, by what the prompt asks. */
const MOMENTS = {
  planning: 'Choose your main card',
  reveal: 'your main card?',
  clash: /from the armoury\. Which|lose for good|Which card do you take/,
  'last-stand': 'You survive',
};

/** The same for Valda. */
const VALDA_MOMENTS = {
  act: 'actions left',
  build: 'build',
  defend: 'Do you defend',
};

/** The same with the giants. */
const GIANTS_MOMENTS = {
  draft: 'Who shall live',
  valda: '3 action points',
  defend: 'Do you defend',
};

mkdirSync(FOLDER, { recursive: true });
const [hall, browser] = await Promise.all([openHall(), launch()]);
const { page, context, open, leave } = await person(browser, hall, { name: 'Sigrun' });
const session = await context.newCDPSession(page);

/** One moment in all sizes and themes, so that they can be compared. */
async function shoot(what) {
  for (const size of SIZES) {
    await session.send('Emulation.setDeviceMetricsOverride', size);
    for (const theme of THEMES) {
      await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(400);
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
      });
      writeFileSync(`${FOLDER}/${what}-${size.width}-${theme}.webp`, Buffer.from(data, 'base64'));
    }
  }
  await session.send('Emulation.clearDeviceMetricsOverride');
}

async function pages() {
  await open('/');
  await page.getByRole('heading', { name: 'Valhalla' }).waitFor();
  await shoot('front');
  await open('/compendium/valhalla');
  await page.getByRole('heading', { name: 'Draugr' }).waitFor();
  await shoot('compendium');
}

/** Plays one game and takes the moments that are still missing. */
async function game(missing, isFirst) {
  await open('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.waitForURL('**/t/*');
  await playOn(page, clickOnce, async (count) => {
    for (const [moment, words] of missing) {
      const isEarly = moment === 'planning' && count < 4;
      if (isEarly || !(await page.locator('.ask').getByText(words).first().isVisible())) continue;
      missing.delete(moment);
      await shoot(`table-${moment}`);
    }
    return missing.size === 0 && !isFirst;
  });
  if (!isFirst || (await decision(page)) !== 'over') return;
  await shoot('table-over');
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('slider').fill('12');
  await shoot('replay');
}

/** Plays Valda until every moment has its pictures. */
async function valda(name, options, moments) {
  const missing = new Map(Object.entries(moments));
  for (let played = 0; played < MOST_GAMES && missing.size > 0; played += 1) {
    await gameOfValda(name, options, missing);
  }
  if (missing.size > 0) throw new Error(`not met: ${[...missing.keys()].join(', ')}`);
}

async function gameOfValda(name, options, missing) {
  await open('/');
  const id = await page.evaluate(async (chosen) => {
    const bot = { kind: 'bot', strength: 'karl' };
    const seats = [{ kind: 'me' }, bot, bot];
    const table = { game: 'valda', players: 3, name: 'Sigrun', options: chosen, seats };
    const body = JSON.stringify(table);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/v1/tables', { method: 'POST', headers, body });
    return (await answer.json()).id;
  }, options);
  await open(`/t/${id}`);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  for (let count = 0; missing.size > 0; count += 1) {
    if ((await decision(page)) === 'over') return;
    for (const [moment, words] of missing) {
      const isEarly = !['defend', 'draft'].includes(moment) && count < 16;
      if (isEarly || !(await page.locator('.ask').getByText(words).first().isVisible())) continue;
      missing.delete(moment);
      await page.waitForTimeout(2_500);
      await shoot(`${name}-${moment}`);
    }
    await decide(page, 0);
    await page.waitForTimeout(300);
  }
}

/** Plays Valhalla until every moment has its pictures. */
async function valhalla() {
  const missing = new Map(Object.entries(MOMENTS));
  for (let played = 0; played < MOST_GAMES && (played === 0 || missing.size > 0); played += 1) {
    await game(missing, played === 0);
  }
  if (missing.size > 0) throw new Error(`not met: ${[...missing.keys()].join(', ')}`);
}

const PARTS = {
  pages,
  valda: () => valda('valda', {}, VALDA_MOMENTS),
  giants: () => valda('giants', { giants: 'true', choosing: 'draft' }, GIANTS_MOMENTS),
  valhalla,
};

try {
  for (const [part, take] of Object.entries(PARTS)) {
    if (parts.length === 0 || parts.includes(part)) await take();
  }
  await leave();
} finally {
  await browser.close();
  await hall.close();
}
