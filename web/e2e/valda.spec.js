/** A whole game of Valda: two friends and a bot by clicking, one alone by keyboard, one on a phone. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { decision, playOn } from './play.js';
import { playAgainstBots, sitDownTogether } from './tables.js';
import { decide, decideByKeys, isUnderThumb, ranks, told } from './valda.js';

/** A game takes a few hundred small decisions. */
const MOST = 900;
/** Weapons are rare: it may take several games until all has been seen, and only a soak waits for it. */
const IS_SOAK = process.env.GLADSHEIM_SOAK === '1';
const GAMES = IS_SOAK ? 8 : 1;

test('two friends and a bot, by clicking: a block, a weapon out of turn, a locked land', async () => {
  const ask = await person(browser, hall, { name: 'Ask' });
  const embla = await person(browser, hall, { name: 'Embla' });
  const seen = { blocked: false, weapon: false, locked: false };
  for (let game = 0; game < GAMES && Object.values(seen).includes(false); game += 1) {
    await sitDownTogether(ask, embla, 3);
    const plays = ({ page }, me) => playOn(page, () => decide(page, me), undefined, MOST);
    await Promise.all([plays(ask, 0), plays(embla, 1)]);
    assert.equal(await decision(embla.page), 'over');
    const found = await told(ask.page);
    for (const what of Object.keys(seen)) seen[what] ||= found[what];
    assert.deepEqual(await ranks(ask.page), await ranks(embla.page));
  }
  if (IS_SOAK) assert.deepEqual(seen, { blocked: true, weapon: true, locked: true });
  else assert.ok(seen.blocked, 'an attack was blocked');
  await ask.leave();
  await embla.leave();
});

test('a whole game by keyboard', async () => {
  const someone = await person(browser, hall, { name: 'Ask' });
  const { page } = someone;
  await playAgainstBots(someone, 'Valda');
  assert.equal(await playOn(page, decideByKeys, undefined, MOST), 'over');
  await someone.leave();
});

test('a whole game on a small phone: every decision under the thumb', async () => {
  const size = { width: 360, height: 740 };
  const someone = await person(browser, hall, {
    name: 'Ask',
    viewport: size,
    hasTouch: true,
    isMobile: true,
  });
  const { page } = someone;
  const tap = (target, options) => target.tap(options);
  await playAgainstBots(someone, 'Valda', tap);
  const inSight = async () => {
    await isUnderThumb(page, size);
    return false;
  };
  assert.equal(await playOn(page, () => decide(page, 0, tap), inSight, MOST), 'over');
  await someone.leave();
});
