/** How many taps a game takes on a phone: answer and confirm taps for each answer that the hall accepts. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { tell } from './figures.js';
import { browser, hall, test } from './house.js';
import { clickOnce, playOn } from './play.js';
import { newTable } from './tables.js';
import { decide } from './valda.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOST = 900;

/** Plays a game to its end, and gives taps for each accepted answer. */
async function ratio(game, once) {
  const someone = await person(browser, hall, { name: 'Ask', ...PHONE });
  const { page } = someone;
  let [taps, answers] = [0, 0];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (JSON.parse(payload).type === 'accepted') answers += 1;
    }),
  );
  await someone.open('/nowhere');
  await someone.open(`/t/${await newTable(page, { game, players: 3 })}`);
  const tap = async (target, options) => {
    await target.tap(options);
    taps += 1;
  };
  assert.equal(await playOn(page, () => once(page, tap), undefined, MOST), 'over');
  await someone.leave();
  const found = taps / answers;
  tell(`taps per answer, ${game} on a phone`, `${found.toFixed(2)} (${taps} for ${answers})`);
  return found;
}

test('a game of Valhalla takes at most 1.8 taps per answer', async () => {
  assert.ok((await ratio('valhalla', clickOnce)) <= 1.8);
});

test('a game of Valda takes at most 2 taps per answer', async () => {
  assert.ok((await ratio('valda', (page, tap) => decide(page, 0, tap))) <= 2);
});
