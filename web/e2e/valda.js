/** How people at a table of Valda decide: by touching the things themselves. */
import assert from 'node:assert/strict';

import { CONFIRM } from './play.js';

/**
 * Marks the thing that is touched next, in the page. Weapons are played when asked for, attacks and
 * shields are used, temples are built where the own ones stand already.
 */
function mark(me) {
  const seen = (element) => element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const isPicked = (element) => element.closest('.is-chosen') !== null;
  const open = (selector) => all(selector).filter((element) => !isPicked(element));
  const own = (aim) => aim.closest('.realm').querySelectorAll(`.site[data-seat="${me}"]`).length;
  const said = (element, words) => (element.textContent ?? '').includes(words);

  const options = open('.options .option:not(.picked)');
  const lands = open('.realm.can-choose .aim').sort((one, other) => own(other) - own(one));
  const hand = open('.hand .card.can-choose');
  const ask = document.querySelector('.prompt .ask')?.textContent ?? '';
  const isTrade = ask.includes('trade');
  // With the giants one may trade whenever one may do anything: with some powers for ever.
  const mayTrade = isTrade || ask.includes('building point');
  const isBuild = ask.includes('build');
  const built =
    isBuild &&
    lands.length > 0 &&
    (own(lands[0]) > 0 || all(`.site[data-seat="${me}"]`).length === 0);

  const choices = [
    ...open('.fork .side.can-choose'),
    ...open('.sheet .play.can-choose'),
    ...open('.picker .can-choose').filter((element) => said(element, 'Weapon')),
    ...open('.picker .can-choose'),
    ...(isTrade ? [] : hand.filter((element) => !said(element, 'Weapon'))),
    ...(isBuild && !built ? [] : lands),
    ...open('.sites .pick'),
    ...open('.tray .can-choose'),
    ...open('.player.can-choose .aim'),
    ...(mayTrade ? [] : open('.stock .can-choose')),
    options[0],
    ...lands,
  ];
  const chosen = choices.find((element) => element !== undefined);
  document.querySelectorAll('[data-touch]').forEach((element) => delete element.dataset.touch);
  if (chosen) chosen.dataset.touch = '';
  return chosen !== undefined;
}

const WAY_OUT = '[data-answer="way-out"]';

/** What is touched is in sight and holds still, so there is no need to watch it for a while first. */
const QUICK = { timeout: 3000, force: true };

/**
 * Makes one decision by touching what glows, then the confirmation. Others may decide meanwhile and
 * change the question: then what is left of it is tried again by whoever plays on.
 */
export async function decide(page, me, press = (target, options) => target.click(options)) {
  const confirm = page.locator(CONFIRM);
  const asked = await page.$('.truth .ask');
  let isFound = true;
  for (let touch = 0; touch < 8 && isFound && (await confirm.count()) === 0; touch += 1) {
    isFound = await page.evaluate(mark, me);
    if (isFound) await press(page.locator('[data-touch]').first(), QUICK).catch(forgive);
  }
  const ready = (await confirm.count()) > 0 ? confirm : page.locator(WAY_OUT);
  await press(ready, QUICK).catch(forgive);
  await page.waitForFunction(
    ([ask, selector]) => !ask?.isConnected || !document.querySelector(selector),
    [asked, CONFIRM],
  );
}

/** Makes one decision by the numbers of the answers and Enter. */
export async function decideByKeys(page) {
  const confirm = page.locator(CONFIRM);
  for (let touch = 0; touch < 5 && (await confirm.count()) === 0; touch += 1) {
    await page.keyboard.press('1');
  }
  const asked = await page.$('.truth .ask');
  // Sometimes nothing is done, or some powers would be used for ever.
  const isDone = Math.random() < 0.3 && (await page.locator(WAY_OUT).count()) > 0;
  await page.keyboard.press(isDone ? 'e' : 'Enter');
  await page.waitForFunction(
    ([ask, selector]) => !ask?.isConnected || !document.querySelector(selector),
    [asked, CONFIRM],
  );
}

/** A thing that was gone before it could be touched is no failure; anything else is. */
function forgive(error) {
  if (error.name !== 'TimeoutError') throw error;
}

/** Nothing is wider than the phone, and what is needed for a decision is in sight. */
export async function isUnderThumb(page, size) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= size.width, 'nothing is wider than the phone');
  for (const part of ['.prompt', '.confirm .button-gold', '.tabs']) {
    const box = await page.locator(part).first().boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= size.height, `${part} is in sight`);
  }
}

/** Who came where with how many followers; the same for everybody but for the mark of oneself. */
export async function ranks(page) {
  const rows = page.locator('.result tbody tr');
  await rows.first().waitFor();
  return (await rows.allInnerTexts()).map((row) =>
    row.split(/\s*[\n\t]\s*/).filter((word) => word !== 'You'),
  );
}

/** What the log tells of, as it concerns the acceptance of the table. */
export async function told(page) {
  const lines = (await page.locator('.log .scroll li').allInnerTexts()).map((line) =>
    line.replace(/\s+/g, ' ').trim(),
  );
  let active;
  const found = { blocked: false, weapon: false, locked: false };
  for (const line of lines) {
    const turn = /^(?:The turn of (.+)|(Your) turn) begins\.$/.exec(line);
    if (turn) active = turn[1] ?? 'You';
    if (/blocks? the attack\.$/.test(line)) found.blocked = true;
    if (/controls? .+ nobody else may build there\.$/.test(line)) found.locked = true;
    const weapon = /^(.+?) plays? a weapon of/.exec(line);
    if (weapon && weapon[1] !== active) found.weapon = true;
  }
  return found;
}
