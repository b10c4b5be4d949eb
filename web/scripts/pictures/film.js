/** A moving picture: two cards are chosen, all are turned up, and what they lead to. */
import { decision } from '../../e2e/play.js';

import { film } from './webp.js';

const SIZE = { width: 900, height: 820, deviceScaleFactor: 1, mobile: false };
const QUALITY = 0.45;
/** A page that shows it is opened by many. */
const MOST_BYTES = 560 * 1024;
/** The table is slowed down for the camera, and shown at its own pace again. */
const SLOWED = 1.7;
/** How long a picture stands at least, and the last one. */
const FRAME_MS = 110;
const LAST_MS = 2_500;

/** Takes pictures for as long as something is done. */
async function filmed(session, work) {
  const shots = [];
  let isOn = true;
  const camera = (async () => {
    while (isOn) {
      const at = performance.now();
      const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
      shots.push({ at, data: Buffer.from(data, 'base64') });
      const rest = FRAME_MS * SLOWED - (performance.now() - at);
      await new Promise((done) => setTimeout(done, Math.max(0, rest)));
    }
  })();
  try {
    await work();
  } finally {
    isOn = false;
    await camera;
  }
  return shots;
}

/** Everybody chooses as recorded: one of them by hand. */
async function play({ page, seat, make, moves }) {
  const pause = (ms) => page.waitForTimeout(ms * SLOWED);
  const plans = moves.slice(0, 3);
  const ours = plans.find((move) => move.seat === seat);
  // A plan is two cards: the main one and its support.
  const [, ...cards] = ours.name.split(' ');
  for (const card of cards) {
    await pause(900);
    const name = new RegExp(`^${card}`, 'i');
    await page.locator('.mine .hand').getByRole('button', { name }).first().click();
  }
  await pause(900);
  await page.locator('.confirm .button-gold[aria-disabled="false"]').click();
  for (const move of plans) if (move !== ours) await make(move);
  await page.waitForSelector('.prompt .mine', { timeout: 120_000 });
  await pause(600);
}

export async function shootFilm(table, darkroom) {
  const session = await table.page.context().newCDPSession(table.page);
  await session.send('Emulation.setDeviceMetricsOverride', SIZE);
  await decision(table.page);
  // By then everybody is at the table.
  await table.page.waitForTimeout(1_000);
  const shots = await filmed(session, () => play(table));
  // A quick machine takes more pictures than are needed: then every second will do, or every third.
  for (let step = 1; ; step += 1) {
    const some = shots.filter((_, index) => index % step === 0 || index === shots.length - 1);
    const made = film(SIZE, await cut(some, darkroom));
    if (made.length <= MOST_BYTES) return made;
  }
}

/** Of each picture what is new in it, and how long it stands. */
async function cut(shots, darkroom) {
  const frames = [];
  let shown;
  for (const [index, { at, data }] of shots.entries()) {
    const found = await darkroom.difference(shown, data, QUALITY);
    const next = shots[index + 1];
    const ms = next ? (next.at - at) / SLOWED : LAST_MS;
    if (found) {
      frames.push({ ...found, ms });
      shown = data;
    } else frames.at(-1).ms += ms;
  }
  return frames;
}
