/**
 * Takes the pictures of docs/screenshots: games that are recorded from a seed go the same way every
 * time, so a picture is written only if the page draws it otherwise than before. Arguments name
 * pictures to take; all are taken without them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { launch, person } from '../e2e/browser.js';
import { openHall } from '../e2e/hall.js';
import { decision } from '../e2e/play.js';

import { openDarkroom } from './pictures/darkroom.js';
import { shootFilm } from './pictures/film.js';
import { openStage, sitDown } from './pictures/stage.js';

const FOLDER = new URL('../../docs/screenshots/', import.meta.url).pathname;
const SIZES = {
  phone: { width: 360, height: 740, deviceScaleFactor: 2, mobile: true },
  tablet: { width: 820, height: 1180, deviceScaleFactor: 1, mobile: true },
  desk: { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false },
};
const QUALITY = 66;

/** Games that go the same way every time. */
const GAMES = {
  valhalla: ['--game', 'valhalla', '--seed', '13', '--option', 'golden_throne=true'],
  valda: ['--game', 'valda', '--seed', '7'],
  giants: ['--game', 'valda', '--seed', '5', '--option', 'giants=true', '-O', 'choosing=draft'],
};
/** Where the game is in its record: before a move of this kind, at or after so many moves. */
const before = (kind, from) => (move, index) => index >= from && move.name.startsWith(kind);
const winner = (_, ranks) => ranks.indexOf(1);
/** The moments of them, before which move they are, and whose eyes see them if not those of whoever moves. */
const MOMENTS = {
  'valhalla-planning': { game: 'valhalla', before: before('plan', 0) },
  'valhalla-reveal': { game: 'valhalla', before: before('target', 0) },
  'valhalla-clash': { game: 'valhalla', before: before('lose', 0) },
  'valhalla-over': {
    game: 'valhalla',
    before: (_, index, all) => index === all.length - 1,
    seat: winner,
  },
  'valda-act': { game: 'valda', before: before('play', 60) },
  'valda-build': { game: 'valda', before: before('temple', 100) },
  'valda-attack': { game: 'valda', before: before('defend', 60) },
  'giants-draft': { game: 'giants', before: before('settle', 3) },
  'giants-points': { game: 'giants', before: before('play', 60) },
  'giants-attack': { game: 'giants', before: before('defend', 60) },
  film: { game: 'valhalla', before: before('plan', 0), seat: ([, , , fourth]) => fourth.seat },
};
/** In which sizes and themes each picture is taken. */
const PICTURES = {
  front: ['desk-dark', 'phone-light'],
  compendium: ['tablet-light'],
  replay: ['desk-light'],
  'valhalla-planning': ['phone-dark', 'tablet-light'],
  'valhalla-reveal': ['desk-dark', 'phone-light'],
  'valhalla-clash': ['desk-dark'],
  'valhalla-over': ['desk-light'],
  'valda-act': ['desk-dark', 'phone-light'],
  'valda-build': ['tablet-dark', 'phone-dark'],
  'valda-attack': ['desk-light', 'phone-dark'],
  'giants-draft': ['tablet-dark', 'phone-light'],
  'giants-points': ['desk-light', 'phone-dark'],
  'giants-attack': ['desk-dark'],
};

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const changed = new Set();

mkdirSync(FOLDER, { recursive: true });
const browser = await launch();
const darkroom = await openDarkroom(browser);

/** Writes a picture if it is another than the one that is there. */
async function keep(name, picture) {
  const path = `${FOLDER}${name}.webp`;
  if (existsSync(path) && !(await darkroom.isOther(readFileSync(path), picture))) return;
  writeFileSync(path, picture);
  changed.add(name);
  console.log(name);
}

/** What a page shows, in all sizes and themes that are wanted of it. */
async function shoot(name, page) {
  const session = await page.context().newCDPSession(page);
  for (const look of PICTURES[name]) {
    const [size, theme] = look.split('-');
    await session.send('Emulation.setDeviceMetricsOverride', SIZES[size]);
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    await page.evaluate(() => scrollTo(0, 0));
    await page.evaluate(() => document.fonts.ready);
    // What is drawn anew for another size has come to rest by then.
    await page.waitForTimeout(800);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
    });
    await keep(`${name}-${look}`, Buffer.from(data, 'base64'));
  }
}

/** Pages that belong to no table, in a hall where nobody plays. */
async function pages(file) {
  const hall = await openHall();
  const { page, open, leave } = await person(browser, hall, { name: 'Sigrun' });
  const visit = {
    async front() {
      await open('/');
      await page.getByRole('heading', { name: 'Valhalla' }).waitFor();
    },
    async compendium() {
      await open('/compendium/valda');
      await page.getByRole('heading', { name: 'Kill', exact: true }).first().waitFor();
    },
    async replay() {
      await open('/replay');
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('slider').fill('24');
    },
  };
  for (const [name, come] of Object.entries(visit).filter(([name]) => isWanted(name))) {
    await come();
    await shoot(name, page);
  }
  await leave();
  await hall.close();
}

const stage = await openStage(GAMES, MOMENTS);
try {
  await pages(stage.file('valhalla'));
  for (const name of Object.keys(PICTURES).filter((one) => MOMENTS[one] && isWanted(one))) {
    const table = await sitDown(browser, stage.hall, stage.scenes[name]);
    if (name === 'valhalla-over') await table.make(table.moves[0]);
    await decision(table.page);
    await shoot(name, table.page);
    await table.leave();
  }
  // No two films are alike: it is taken again only if the table looks otherwise.
  const isOld = !existsSync(`${FOLDER}film.webp`) || changed.has('valhalla-clash-desk-dark');
  if (wanted.includes('film') || (wanted.length === 0 && isOld)) {
    const table = await sitDown(browser, stage.hall, stage.scenes.film, { speed: 'slow' });
    writeFileSync(`${FOLDER}film.webp`, await shootFilm(table, darkroom));
    await table.leave();
  }
} finally {
  await browser.close();
  await stage.close();
}
