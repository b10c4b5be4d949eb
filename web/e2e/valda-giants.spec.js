/** Rise of the Giants: a whole game with the draft, two friends and two bots; keyboard; phone; nobody shut out. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';

import { launch, person } from './browser.js';
import { openHall } from './hall.js';
import { decision, playOn } from './play.js';
import { decide } from './valda.js';

const MOST = 900;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let hall, browser;
before(async () => {
  [hall, browser] = await Promise.all([openHall(), launch()]);
});
after(async () => {
  await browser.close();
  await hall.close();
});

/** Makes a table for two friends and two bots through the form, with the lands drafted, and seats both. */
async function sitDown(ask, embla) {
  await ask.open();
  await ask.page.getByRole('button', { name: 'Play with friends' }).first().click();
  const form = ask.page.getByRole('dialog');
  await form.getByRole('group', { name: 'Game' }).getByText('Valda').click();
  await form.getByRole('group', { name: 'Players' }).getByText('4').click();
  await form.getByRole('group', { name: 'Bots' }).getByText('2').click();
  await form.getByRole('combobox', { name: 'Strength' }).selectOption('thrall');
  const drafted = form.getByRole('group', { name: 'God or giant' }).getByText('Drafted');
  assert.ok(!(await form.getByRole('radio', { name: 'Drafted' }).isEnabled()), 'needs the giants');
  await form.getByRole('switch', { name: /Rise of the Giants/ }).check();
  await drafted.click();
  await form.getByRole('button', { name: 'Make the table' }).click();
  const link = await ask.page.getByLabel('Send this link to a friend').inputValue();
  await embla.page.goto(link);
  await embla.page.getByRole('button', { name: 'Sit down' }).click();
  await ask.page.getByRole('button', { name: 'Deal the cards' }).click();
}

/** A table against bots, with options, made without the form. */
async function against(someone, players, options) {
  await someone.open('/nowhere');
  const id = await someone.page.evaluate(
    async ([count, chosen]) => {
      const post = async (path, body) =>
        (
          await fetch(`/api/v1${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json();
      const bot = { kind: 'bot', strength: 'thrall' };
      const table = await post('/tables', {
        game: 'valda',
        players: count,
        options: chosen,
        seats: [{ kind: 'me' }, ...Array(count - 1).fill(bot)],
        name: 'Ask',
        visibility: 'private',
        order: 'as_seated',
        clock: { time: { kind: 'untimed' }, at_zero: 'bot_move' },
      });
      await post(`/tables/${table.id}/start`, {});
      return table.id;
    },
    [players, options],
  );
  await someone.open(`/t/${id}`);
}

test('two friends and two bots draft the lands and play to the end, by clicking', async () => {
  const ask = await person(browser, hall, { name: 'Ask' });
  const embla = await person(browser, hall, { name: 'Embla' });
  await sitDown(ask, embla);

  // Everybody sees the seven lands before their drafters; one's own are asked about in the scene.
  const scene = ask.page.getByRole('region', { name: /God or giant/ });
  await scene.waitFor();
  assert.equal(await scene.locator('.tile').count(), 7);
  const first = await Promise.any(
    [ask, embla].map(async ({ page }) => {
      await page.locator('.draft .fork').first().waitFor();
      return page;
    }),
  );
  await first.locator('.draft .fork').first().getByRole('button', { name: /giant/ }).click();
  await first.locator('.confirm .button-gold[aria-disabled="false"]').click();

  const plays = ({ page }, me) => playOn(page, () => decide(page, me), undefined, MOST);
  await Promise.all([plays(ask, 0), plays(embla, 1)]);
  assert.equal(await decision(embla.page), 'over');
  const ranks = ({ page }) => page.locator('.ranks li').allInnerTexts();
  assert.deepEqual(await ranks(ask), await ranks(embla));
  // At least the one that was chosen above lives where its god would have.
  assert.ok((await ask.page.locator('.realm .giant').count()) >= 1);
  await ask.leave();
  await embla.leave();
});

test('a whole game by keyboard, each land decided by its first temple', async () => {
  const someone = await person(browser, hall, { name: 'Ask' });
  const { page } = someone;
  await against(someone, 2, { giants: 'true', choosing: 'first_temple' });
  const confirm = page.locator('.confirm .button-gold[aria-disabled="false"]');
  const once = async () => {
    for (let touch = 0; touch < 5 && (await confirm.count()) === 0; touch += 1) {
      await page.keyboard.press(touch === 0 && Math.random() < 0.5 ? '2' : '1');
    }
    await page.keyboard.press('Enter');
    await confirm.waitFor({ state: 'detached' });
  };
  assert.equal(await playOn(page, once, undefined, MOST), 'over');
  await someone.leave();
});

test('on a small phone the draft and every decision after it are under the thumb', async () => {
  const size = { width: 360, height: 740 };
  const someone = await person(browser, hall, {
    name: 'Ask',
    viewport: size,
    hasTouch: true,
    isMobile: true,
  });
  const { page } = someone;
  const tap = (target, options) => target.tap(options);
  await against(someone, 4, { giants: 'true', choosing: 'draft' });
  const inSight = async (count) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= size.width, 'nothing is wider than the phone');
    for (const part of ['.prompt', '.confirm .button-gold', '.mine .tabs']) {
      const box = await page.locator(part).first().boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= size.height, `${part} is in sight`);
    }
    return count >= 40;
  };
  await playOn(page, () => decide(page, 0, tap), inSight, MOST);
  await someone.leave();
});

for (const [theme, size] of [
  ['dark', { width: 1280, height: 860 }],
  ['light', { width: 360, height: 740 }],
]) {
  test(`axe finds nothing at ${size.width} px, ${theme}`, async () => {
    const someone = await person(browser, hall, {
      name: 'Ask',
      settings: { theme },
      viewport: size,
    });
    const { page } = someone;
    await against(someone, 4, { giants: 'true', choosing: 'draft' });
    for (let count = 0; count < 14 && (await decision(page)) === 'mine'; count += 1) {
      if (count % 3 === 0) {
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          const found = await window.axe.run(document, { resultTypes: ['violations'] });
          return found.violations
            .filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`);
        });
        assert.deepEqual(violations, [], `decision ${count}`);
      }
      await decide(page, 0);
    }
    await someone.leave();
  });
}
