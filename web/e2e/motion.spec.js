/** Things move when they happen, at the reader's speed or not at all; and they can be heard. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, decision } from './play.js';

/** Notes every animation that something on the page was given: how long, and what it changes. */
function watchAnimations() {
  window.seen = [];
  const known = new WeakSet();
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (known.has(animation) || !effect?.target) continue;
      known.add(animation);
      const { duration, iterations } = effect.getComputedTiming();
      const moves = effect
        .getKeyframes()
        .some(({ transform, translate }) => (transform ?? translate ?? 'none') !== 'none');
      const isFlight = effect.target.closest('.layer') !== null;
      window.seen.push({
        duration: Number(duration),
        endless: iterations === Infinity,
        moves,
        isFlight,
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Watches for a while what led to a question, and goes on if that takes longer. */
async function seeEnough(page) {
  const goOn = () => document.querySelector('.on .button')?.click();
  const isTold = page.waitForSelector('.on .button', { state: 'detached', timeout: 3_000 });
  // It may be over in this very moment.
  await isTold.catch(() => page.evaluate(goOn));
}

async function play(settings, decisions, options = {}) {
  const guest = await person(browser, hall, { name: 'Ask', settings, ...options });
  await guest.page.addInitScript(watchAnimations);
  await guest.open();
  await guest.page.getByRole('button', { name: 'Play now' }).click();
  for (let count = 0; count < decisions; count += 1) {
    if ((await decision(guest.page)) === 'over') break;
    await seeEnough(guest.page);
    await clickOnce(guest.page);
  }
  return guest;
}

const flights = (page) =>
  page.evaluate(() =>
    window.seen.filter(({ isFlight }) => isFlight).map(({ duration }) => duration),
  );

test('cards travel, at four speeds', async () => {
  const longest = {};
  const watch = async (speed) => {
    const { page, leave } = await play({ speed }, 5);
    if (speed !== 'off') await page.waitForFunction(() => window.seen.some((one) => one.isFlight));
    longest[speed] = Math.max(0, ...(await flights(page)));
    await leave();
  };
  // How long a flight is meant to take: that does not depend on how busy the machine is.
  await Promise.all(['slow', 'normal', 'fast', 'off'].map(watch));
  assert.ok(
    longest.slow > longest.normal && longest.normal > longest.fast,
    JSON.stringify(longest),
  );
  assert.ok(longest.normal >= 220 && longest.normal <= 320, `${longest.normal} ms`);
  assert.equal(longest.off, 0);
});

test('what moves waits for nobody: an answer can be given meanwhile, and skips it', async () => {
  const { page, leave } = await play({ speed: 'slow' }, 0);
  await decision(page);
  await clickOnce(page);
  // Still being shown, and already being asked: the answer is taken, and shows the truth at once.
  const isAsked = () => document.querySelector('.prompt .soon .telling') !== null;
  await page.waitForFunction(isAsked, undefined, { polling: 20 });
  const after = await page.evaluate(async () => {
    const find = (selector) => document.querySelector(selector);
    const rest = () => new Promise((resolve) => setTimeout(resolve));
    const confirm = () => find('.confirm .button-gold[aria-disabled="false"]');
    // Whoever loses all cards finds them picked.
    const isPicked = confirm() !== null;
    for (let touch = 0; touch < 4 && (touch === 0 || !confirm()); touch += 1) {
      const hand = isPicked ? '.is-chosen' : '.can-choose';
      find(`.mine .hand ${hand}, .options .option`).click();
      await rest();
    }
    return { isMoving: find('.telling') !== null, isReady: confirm() !== null };
  });
  assert.deepEqual(after, { isMoving: false, isReady: true });
  await leave();
});

/** Notes in which order the page says things, and what stands beside them. */
function watchWords() {
  window.said = [];
  const words = (selector) =>
    document.querySelector(selector)?.innerText.replace(/\s+/g, ' ').trim();
  const isSeen = (selector) => getComputedStyle(document.querySelector(selector)).opacity !== '0';
  setInterval(() => {
    const now = {
      telling: words('.telling .ask'),
      truth: words('.truth .ask'),
      offers: isSeen('.options') && document.querySelector('.options .option') !== null,
      isOver: document.querySelector('.over') !== null,
      lines: document.querySelectorAll('.log .scroll li').length,
    };
    const last = window.said.at(-1);
    if (last && Object.keys(now).every((key) => now[key] === last[key])) return;
    window.said.push({ ...now, at: performance.now() });
  }, 20);
}

test('the prompt tells what is shown before it asks, and the log does not run ahead', async () => {
  const { page, leave } = await play({ speed: 'normal' }, 0);
  await decision(page);
  await page.evaluate(watchWords);
  await clickOnce(page);
  await page.waitForSelector('.prompt .soon');
  await page.waitForSelector('.prompt .mine', { timeout: 60_000 });
  const said = await page.evaluate(() => window.said);
  const revealed = said.findIndex(({ telling }) => /leads? /.test(telling ?? ''));
  assert.ok(revealed >= 0, JSON.stringify(said.map(({ telling }) => telling)));
  const after = said.slice(revealed).find(({ telling }) => telling !== said[revealed].telling);
  assert.ok(after.at - said[revealed].at > 900, 'a reveal can be read');
  const telling = said.filter(({ telling }) => telling);
  const last = said.find(({ telling: words }) => words === telling.at(-1).telling);
  const asked = said.findLast(({ telling }) => telling === undefined);
  // A second by the page's clock; a busy machine paints them late.
  assert.ok(asked.at - last.at > 500, 'the last words can be read, too');
  assert.ok(!telling.some(({ offers }) => offers), 'nothing is offered before it is asked');
  // After the reveal there may be nothing more to tell: then the log has all of it already.
  const isMore = telling.at(-1).telling !== said[revealed].telling;
  const grows = said.at(-1).lines - said[isMore ? revealed : 0].lines;
  assert.ok(grows > 0, 'the log grows along');
  // Space shows the truth at once, and is no answer.
  await clickOnce(page);
  await page.waitForSelector('.telling');
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press('Space');
  assert.equal(await page.locator('.telling').count(), 0);
  await leave();
});

test('reduced motion: nothing travels, things only fade', async () => {
  const { page, leave } = await play({ speed: 'normal' }, 8, { reducedMotion: 'reduce' });
  const moved = await page.evaluate(() =>
    window.seen.filter(({ moves, duration, endless }) => moves && (duration > 20 || endless)),
  );
  assert.deepEqual(moved, []);
  assert.deepEqual(await flights(page), []);
  await leave();
});

test('the theme follows the device until one is chosen', async () => {
  const { page, open, leave } = await person(browser, hall, { colorScheme: 'light' });
  await open();
  const becomes = (theme) =>
    page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  await becomes('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await becomes('dark');
  await page.getByRole('button', { name: 'Change to the light theme' }).click();
  await becomes('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(300);
  await becomes('light');
  await leave();
});

/** Listens at the loudspeaker. */
function listen() {
  const Real = window.AudioContext;
  window.loudest = 0;
  window.AudioContext = class extends Real {
    #ear;
    get destination() {
      if (!this.#ear) {
        this.#ear = this.createAnalyser();
        this.#ear.connect(super.destination);
        const wave = new Float32Array(this.#ear.fftSize);
        setInterval(() => {
          this.#ear.getFloatTimeDomainData(wave);
          window.loudest = Math.max(window.loudest, ...wave);
        }, 10);
      }
      return this.#ear;
    }
  };
}

for (const sound of [true, false]) {
  test(`a tone calls the reader: ${sound ? 'heard' : 'silent unless it is wished for'}`, async () => {
    const { page, open, leave } = await person(browser, hall, { name: 'Ask', settings: { sound } });
    await page.addInitScript(listen);
    await open();
    await page.getByRole('button', { name: 'Play now' }).click();
    await decision(page);
    await clickOnce(page);
    await decision(page);
    if (sound) await page.waitForFunction(() => window.loudest > 0.01);
    else {
      await page.waitForTimeout(800);
      assert.equal(await page.evaluate(() => window.loudest), 0);
    }
    await leave();
  });
}
