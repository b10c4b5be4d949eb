/** Guided first games: every one of them walked on a phone and on a desk, and what a beginner may do in it. */
import assert from 'node:assert/strict';

import { isAccessible } from './accessible.js';
import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { decision } from './play.js';
import { newTable } from './tables.js';

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };

const ask = (page, path) => page.evaluate(async (to) => (await fetch(`/api/v1${to}`)).json(), path);
const idOf = (page) => new URL(page.url()).pathname.split('/')[2];
const coach = (page) => page.locator('.coach');
const next = (page) => coach(page).locator('.next');

/** The lessons of the hall, by the games. */
async function lessons(page) {
  const { games } = await ask(page, '/games');
  const taught = games.filter(({ has_lesson: has }) => has);
  assert.ok(taught.length > 1, 'every released game has a lesson');
  return Promise.all(
    taught.map(async ({ id }) => ({ game: id, lesson: await ask(page, `/games/${id}/lesson`) })),
  );
}

/** Gives an answer by its plain name, through the table in words. */
async function answer(page, names) {
  const { choices } = await ask(page, `/tables/${idOf(page)}/state?lines=true`);
  const index = choices.findIndex(({ name }) => names.includes(name));
  assert.ok(index >= 0, `${names} among ${choices.map(({ name }) => name)}`);
  await page.keyboard.press('t');
  await page
    .locator('.twin .choices button')
    .nth(index)
    .evaluate((button) => button.click());
  await page.keyboard.press('t');
}

/** A thought points at something, and lies neither over that nor over the answers. */
async function coversNothing(page, where) {
  const found = await page
    .waitForFunction(
      () => {
        const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
        const [card, ring, answers] = ['.coach', '.ring', '.actions'].map(box);
        if (!card || !ring || !answers) return undefined;
        const listed = [...document.querySelectorAll('.option')].map((one) =>
          one.getBoundingClientRect(),
        );
        const meets = (one, other, slack) =>
          one.left < other.right - slack &&
          other.left < one.right - slack &&
          one.top < other.bottom - slack &&
          other.top < one.bottom - slack;
        const inSight =
          card.top >= 0 && card.left >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
        const overAnswers = [answers, ...listed].some((one) => meets(card, one, 1));
        const isSettled = inSight && !overAnswers;
        // The ring stands a little outside of what it is around.
        const result = {
          inSight,
          overAnswers,
          overIt: meets(card, ring, 8),
        };
        return isSettled && !result.overIt ? result : undefined;
      },
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => undefined);
  assert.ok(found, `${where}: the thought covers what it speaks of, or the answers`);
}

for (const [device, options] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`every lesson can be walked on a ${device}`, async () => {
    const { page, open, leave } = await person(browser, hall, { name: 'Ask', ...options });
    await open('/nowhere');
    for (const { game, lesson } of await lessons(page)) {
      await open(`/learn/${game}`);
      await page.waitForURL('**/t/*');
      for (const [number, moment] of lesson.moments.entries()) {
        const where = `${game}, moment ${number} on a ${device}`;
        for (const [place, thought] of moment.thoughts.entries()) {
          await page.locator(`[data-coach="${thought.words}"]`).waitFor();
          await coversNothing(page, `${where}, ${thought.words}`);
          if (place < moment.thoughts.length - 1) await next(page).click();
        }
        if (moment.thoughts.length === 0) await decision(page);
        await answer(page, moment.want);
      }
      for (const { words } of lesson.closing.slice(0, -1)) {
        await page.locator(`[data-coach="${words}"]`).waitFor();
        await next(page).click();
      }
      await coach(page).getByRole('button', { name: 'Play against bots' }).waitFor();
      await coach(page).getByRole('button', { name: 'Play with friends' }).waitFor();
      const mine = await ask(page, '/tables/mine');
      assert.deepEqual(mine.tables, [], 'a lesson is on no list');
    }
    const taught = idOf(page);
    await coach(page).getByRole('button', { name: 'Play against bots' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(taught));
    await decision(page);
    assert.equal(await coach(page).count(), 0, 'an ordinary game has no lesson');
    await leave();
  });
}

test('a mistake is explained and changes nothing', async () => {
  for (const options of [PHONE, DESK]) {
    const { page, open, leave } = await person(browser, hall, { name: 'Ask', ...options });
    await open('/nowhere');
    for (const { game, lesson } of await lessons(page)) {
      await open(`/learn/${game}?again`);
      await coach(page).waitFor();
      const [first] = lesson.moments;
      const { choices, seq } = await ask(page, `/tables/${idOf(page)}/state?lines=true`);
      const other = choices.find(({ name }) => !first.want.includes(name));
      await answer(page, [other.name]);
      await page.locator('.coach.reason').waitFor();
      const said = await page.locator('.coach .said').textContent();
      assert.ok(said.trim().length > 20 && !said.includes('-lesson-'), said);
      const after = await ask(page, `/tables/${idOf(page)}/state?lines=true`);
      assert.deepEqual([after.seq, after.moment], [seq, 0], 'nothing was played');
      await next(page).click();
      await answer(page, first.want);
      await page.waitForFunction(() =>
        document.querySelector('.coach h2 small')?.textContent?.startsWith('2'),
      );
    }
    await leave();
  }
});

test('a lesson is left, resumed, skipped and taken again', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask', ...PHONE });
  await open('/nowhere');
  const [{ game, lesson }] = await lessons(page);
  await open(`/learn/${game}`);
  await coach(page).waitFor();
  await answer(page, lesson.moments[0].want);
  await page.locator(`[data-coach="${lesson.moments[1].thoughts[0].words}"]`).waitFor();
  const table = idOf(page);
  await coach(page).getByRole('link', { name: 'Leave' }).click();
  await page.waitForURL(hall.url + '/');

  await open(`/learn/${game}`);
  await page.getByText('step 2 of').waitFor();
  await page.getByRole('link', { name: 'Continue the lesson' }).click();
  await page.locator(`[data-coach="${lesson.moments[1].thoughts[0].words}"]`).waitFor();
  assert.equal(idOf(page), table, 'the same table');

  // Whoever skips plays freely, and may come back while the script still fits.
  await coach(page).getByRole('button', { name: 'Skip' }).click();
  assert.equal(await coach(page).count(), 0);
  await page.getByRole('button', { name: 'Back to the lesson' }).click();
  await coach(page).waitFor();
  await coach(page).getByRole('button', { name: 'Skip' }).click();
  const { choices } = await ask(page, `/tables/${table}/state?lines=true`);
  const other = choices.find(({ name }) => !lesson.moments[1].want.includes(name));
  await answer(page, [other.name]);
  await page.waitForFunction(
    async (id) => (await (await fetch(`/api/v1/tables/${id}/state`)).json()).moment === undefined,
    table,
  );

  await open(`/learn/${game}?again`);
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table));
  await page.locator(`[data-coach="${lesson.moments[0].thoughts[0].words}"]`).waitFor();
  await leave();
});

test('a lesson can be heard and taken by keys', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask', ...DESK });
  await open('/nowhere');
  for (const { game, lesson } of await lessons(page)) {
    await open(`/learn/${game}?again`);
    await coach(page).waitFor();
    await isAccessible(page, `a lesson of ${game}`);
    const status = coach(page).getByRole('status');
    const before = await status.textContent();
    await next(page).focus();
    await page.keyboard.press('Enter');
    await page.locator(`[data-coach="${lesson.moments[0].thoughts[1].words}"]`).waitFor();
    assert.notEqual(await status.textContent(), before, 'what is said is announced');
  }
  await leave();
});

test('a hint comes the first time only, and can be turned off', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask' });
  await open('/nowhere');
  const { games } = await ask(page, '/games');
  const [{ id: game }] = games;
  await open(`/t/${await newTable(page, { game })}`);
  await page.locator('[data-hint]').waitFor();
  await page.getByRole('button', { name: 'Close the tip' }).click();
  await open('/nowhere');
  await open(`/t/${await newTable(page, { game })}`);
  await decision(page);
  await page.waitForTimeout(2_500);
  assert.equal(await page.locator('[data-hint]').count(), 0, 'it was said before');

  const calm = await person(browser, hall, { name: 'Embla', settings: { hints: false } });
  await calm.open('/nowhere');
  await calm.open(`/t/${await newTable(calm.page, { game })}`);
  await decision(calm.page);
  await calm.page.waitForTimeout(2_500);
  assert.equal(await calm.page.locator('[data-hint]').count(), 0, 'nobody wants it');
  await calm.leave();
  await leave();
});

test('the rulebook begins with the game in a minute', async () => {
  const { page, open, leave } = await person(browser, hall, { ...PHONE });
  await open('/nowhere');
  for (const { game } of await lessons(page)) {
    await open(`/rules/${game}`);
    const minute = page.getByRole('region', { name: 'The game in a minute' });
    await minute.getByRole('link', { name: 'Learn by playing' }).waitFor();
    assert.ok((await minute.getByRole('listitem').count()) >= 3, 'goal, turn and end');
    await isAccessible(page, `the rules of ${game}`);
  }
  await leave();
});
