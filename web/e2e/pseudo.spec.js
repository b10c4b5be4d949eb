/** No text on the page that is not in the locale files: in the pseudo-locale nothing stays plain. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { decision } from './play.js';

/** Names of people, keys and rules, and the product's own name, are the same in every language. */
const UNTRANSLATED =
  /^(Gladsheim|Ask|Karl|Thrall|Enter|Backspace|Tab|Esc|English|VH-[A-Z0-9-]+|[A-Z?]|https?:.*)$/;

/** The words on the page, names and labels included, that look like plain English. */
const plainWords = (page) =>
  page.evaluate(() => {
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      if (!parent?.closest('script, style, .book, bdi, svg')) texts.push(node.textContent.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder]')) {
      texts.push(
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('placeholder') ?? '',
      );
    }
    return texts.filter((text) => /[A-Za-z]{3,}/.test(text));
  });

test('everything that is said comes from the locale files', async () => {
  const { page, open, leave } = await person(browser, hall, { name: 'Ask' });
  const check = async (where) => {
    // Bots are called by names too; where they stand alone they are marked as such.
    const names = (await page.locator('bdi').allInnerTexts()).flatMap((text) => text.split(/\s+/));
    const isPlain = (word) =>
      /[A-Za-z]{3,}/.test(word) && !UNTRANSLATED.test(word) && !names.includes(word);
    const plain = (await plainWords(page)).filter((text) => text.split(/[\s,:]+/).some(isPlain));
    assert.deepEqual(plain, [], where);
  };
  for (const path of ['/', '/settings', '/compendium/valhalla', '/replay', '/nowhere']) {
    await open(`${path}?locale=pseudo`);
    await page.locator('main').waitFor();
    await page.waitForTimeout(400);
    await check(path);
  }
  await open('/?locale=pseudo');
  await page.locator('.gate .button-gold').click();
  assert.equal(await decision(page), 'mine');
  await check('the table');
  await page.keyboard.press('t');
  await check('the text twin');
  await leave();
});
