/**
 * Every answer to every kind of question is there and can be pressed, at every size, and nothing that is said is cut.
 *
 * One game for each title and each set of options is played on a desk. There the list must hold exactly the choices
 * that the hall offers. At each new kind of question the same page is made every other size, where each
 * answer must be in a group or on the table.
 */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { tell } from './figures.js';
import { browser, hall, test } from './house.js';
import { CONFIRM, decision } from './play.js';
import { newTable } from './tables.js';

const DESK = { width: 1440, height: 900 };
const SIZES = [
  [320, 568],
  [360, 740],
  [390, 664],
  [390, 740, 200],
  [844, 390],
  [820, 1180],
  [2560, 1440],
];
const TITLES = [
  ['valhalla', 4, {}],
  ['valhalla', 3, { golden_throne: 'true' }],
  ['valda', 3, {}],
  ['valda', 4, { giants: 'true', choosing: 'draft' }],
  ['valda', 3, { giants: 'true', choosing: 'first_temple' }],
];
/** `make soak` plays whole games; otherwise a title may take so long. */
const IS_SOAK = process.env.GLADSHEIM_SOAK === '1';
const MOST_MS = IS_SOAK ? 3_600_000 : 70_000;

/** The choices that the hall offers, heard on the line. */
function listen(page) {
  const heard = { ids: [], kind: '' };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type !== 'state') return;
      heard.ids = message.choices.map(({ id }) => id);
      heard.kind = message.question?.ask.type ?? '';
      heard.question = message.question?.id;
    }),
  );
  return heard;
}

/** Walks through the list by pressing, and gives the choices found in it, and the spots that come first. */
async function walk(page) {
  return page.evaluate(async () => {
    const rest = () => new Promise((done) => setTimeout(done, 8));
    const clear = async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await rest();
    };
    const optionsAt = (level) => [
      ...document.querySelectorAll(`.list[data-level="${level}"] .option`),
    ];
    const find = (spot, level) => optionsAt(level).find((one) => one.dataset.answer === spot);
    const found = new Set();
    const first = optionsAt(0).map((one) => one.dataset.answer);
    const follow = async (path) => {
      const spots = optionsAt(path.length).map((one) => one.dataset.answer);
      for (const spot of spots) {
        await clear();
        for (const [level, step] of path.entries()) {
          find(step, level)?.click();
          await rest();
        }
        const option = find(spot, path.length);
        if (!option) continue;
        if (option.dataset.choice) found.add(Number(option.dataset.choice));
        option.click();
        await rest();
        if (path.length < 3 && optionsAt(path.length + 1).length > 0) await follow([...path, spot]);
      }
    };
    await clear();
    await follow([]);
    await clear();
    const out = document.querySelector('[data-answer="way-out"]');
    if (out) found.add(Number(out.dataset.choice));
    return { ids: [...found].sort((one, other) => one - other), first };
  });
}

/** What is wrong with the page as it stands: words cut, controls out of sight, answers that cannot be pressed. */
function faults(first) {
  const problems = [];
  const { innerWidth: wide, innerHeight: high } = window;
  if (document.documentElement.scrollWidth > wide) problems.push('wider than the page');
  const inside = (box) =>
    box.width > 0 &&
    box.left >= -1 &&
    box.right <= wide + 1 &&
    box.top >= -1 &&
    box.bottom <= high + 1;
  for (const part of ['.truth .ask', '.truth .why', '.words .said', '.confirm .button-gold']) {
    const element = document.querySelector(part);
    if (!element) continue;
    if (!inside(element.getBoundingClientRect()) && element.textContent.trim() !== '')
      problems.push(`${part} is out of sight`);
    if (
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).display !== 'inline'
    )
      problems.push(`${part} is cut`);
  }
  const pressable = (element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    for (const across of [0.5, 0.25, 0.75, 0.1])
      for (const down of [0.5, 0.25, 0.75]) {
        const hit = document.elementFromPoint(
          box.left + box.width * across,
          box.top + box.height * down,
        );
        if (hit && (element.contains(hit) || hit.contains(element))) return true;
      }
    return false;
  };
  const seen = new Set();
  const look = () => {
    for (const spot of first) {
      const quoted = CSS.escape(spot);
      const things = document.querySelectorAll(
        `[data-spot="${quoted}"], [data-answer="${quoted}"]`,
      );
      if ([...things].some((thing) => thing.getClientRects().length > 0 && pressable(thing)))
        seen.add(spot);
    }
  };
  return (async () => {
    const rest = () => new Promise((done) => setTimeout(done, 60));
    look();
    for (const group of [...document.querySelectorAll('.tab')].map((tab) => tab.dataset.group)) {
      document.querySelector(`.tab[data-group="${group}"]`)?.click();
      await rest();
      look();
    }
    // What stands alone is on the button that gives it.
    const isGiven =
      first.length === 1 && document.querySelector('.confirm .button-gold[aria-disabled="false"]');
    for (const spot of first)
      if (!seen.has(spot) && !isGiven) problems.push(`${spot} cannot be pressed`);
    return problems;
  })();
}

for (const [game, players, options] of TITLES) {
  const title = `${game} ${players} ${JSON.stringify(options)}`;
  test(`every answer is there and can be pressed: ${title}`, async () => {
    // Longer than the game itself may take, so that what is wrong with it is said.
    if (IS_SOAK) test.setTimeout(2 * MOST_MS);
    const someone = await person(browser, hall, { name: 'Ask', viewport: DESK });
    const { page } = someone;
    const heard = listen(page);
    await someone.open('/nowhere');
    await someone.open(`/t/${await newTable(page, { game, players, options })}`);
    const kinds = new Set();
    const wrong = [];
    let isOver = false;
    for (const begin = Date.now(); Date.now() - begin < MOST_MS;) {
      isOver = (await decision(page)) === 'over';
      if (isOver) break;
      await page.waitForTimeout(60);
      const asked = heard.question;
      const { ids, first } = await walk(page);
      if (heard.question !== asked) continue;
      const missing = heard.ids.filter((id) => !ids.includes(id));
      if (missing.length > 0) wrong.push(`${heard.kind}: ${missing.length} answers are in no list`);
      if (!kinds.has(heard.kind)) {
        kinds.add(heard.kind);
        for (const [width, height, letters = 100] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(
            (size) => (document.documentElement.style.fontSize = `${size}%`),
            letters,
          );
          await page.waitForTimeout(300);
          const found = await page.evaluate(faults, first);
          for (const fault of found)
            wrong.push(`${heard.kind} at ${width}×${height}, ${letters} %: ${fault}`);
        }
        await page.evaluate(() => (document.documentElement.style.fontSize = ''));
        await page.setViewportSize(DESK);
        await page.waitForTimeout(150);
      }
      await answer(page, ids.length);
    }
    tell(`kinds of questions seen in ${title}`, kinds.size);
    assert.deepEqual([...new Set(wrong)], []);
    if (IS_SOAK) assert.ok(isOver, 'the game was played to its end');
    await someone.leave();
  });
}

/** Answers with the list, not always with the same place of it. */
async function answer(page, turn) {
  const options = page.locator('.options .option:not(.picked)');
  for (let touch = 0; touch < 30 && (await page.locator(CONFIRM).count()) === 0; touch += 1) {
    const count = await options.count();
    if (count === 0) break;
    // Of several at once a number only ever adds.
    if ((await page.locator('.options .less').count()) > 0)
      await page.keyboard.press(String(1 + (touch % 9)));
    else await options.nth((turn + touch) % count).click();
  }
  const confirm = page.locator(CONFIRM);
  const asked = await page.$('.truth .ask');
  await ((await confirm.count()) > 0 ? confirm : page.locator('[data-answer="way-out"]')).click();
  await page.waitForFunction(
    ([ask, ready]) => !ask?.isConnected || !document.querySelector(ready),
    [asked, CONFIRM],
  );
}
