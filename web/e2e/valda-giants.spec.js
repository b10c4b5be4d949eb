/** Rise of the Giants: a whole game with the draft, two friends and two bots; keyboard; phone; nobody shut out. */
import assert from 'node:assert/strict';

import { isAccessible } from './accessible.js';
import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { decision, playOn } from './play.js';
import { newTable, sitDownTogether } from './tables.js';
import { decide, decideByKeys, isUnderThumb, ranks } from './valda.js';

const MOST = 900;

/** A table of one's own, with options. */
async function against(someone, players, options) {
  await someone.open('/nowhere');
  await someone.open(`/t/${await newTable(someone.page, { game: 'valda', players, options })}`);
}

/** In the form: with the giants, and the lands drafted. */
async function withDraft(form) {
  const drafted = form.getByRole('group', { name: 'God or giant' }).getByText('Drafted');
  assert.ok(!(await form.getByRole('radio', { name: 'Drafted' }).isEnabled()), 'needs the giants');
  await form.getByRole('switch', { name: /Rise of the Giants/ }).check();
  await drafted.click();
}

test('two friends and two bots draft the lands and play to the end, by clicking', async () => {
  const ask = await person(browser, hall, { name: 'Ask' });
  const embla = await person(browser, hall, { name: 'Embla' });
  await sitDownTogether(ask, embla, 4, withDraft);

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
  assert.deepEqual(await ranks(ask.page), await ranks(embla.page));
  // At least the one that was chosen above lives where its god would have.
  assert.ok((await ask.page.locator('.realm .giant').count()) >= 1);
  await ask.leave();
  await embla.leave();
});

test('a whole game by keyboard, each land decided by its first temple', async () => {
  const someone = await person(browser, hall, { name: 'Ask' });
  const { page } = someone;
  await against(someone, 2, { giants: 'true', choosing: 'first_temple' });
  assert.equal(await playOn(page, decideByKeys, undefined, MOST), 'over');
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
    await isUnderThumb(page, size);
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
      if (count % 3 === 0) await isAccessible(page, `decision ${count}`);
      await decide(page, 0);
    }
    await someone.leave();
  });
}
