/**
 * Paints the pictures that go with links where they are pasted, `public/preview/GAME.jpg`: the door of
 * each game before the night, and all doors for the hall itself. Run after the page was built, when a door
 * has changed.
 */
import { writeFileSync } from 'node:fs';

import { launch, person } from '../e2e/browser.js';
import { openHall } from '../e2e/hall.js';

const FOLDER = new URL('../public/preview/', import.meta.url).pathname;
/** What chats and mail programs show without cutting anything off. */
const viewport = { width: 1200, height: 630 };

const [hall, browser] = await Promise.all([openHall(), launch()]);
const { page, open, leave } = await person(browser, hall, {
  settings: { theme: 'dark' },
  viewport,
});
await open();
await page.locator('.doors .picture').first().waitFor();
const { games } = await page.evaluate(async () => (await fetch('/api/v1/games')).json());
// The gate without anything that can be pressed.
await page.evaluate(() => {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    body { overflow: hidden }
    header, .tagline, .buttons, .about, .facts, .front > :not(.gate) { display: none !important }
    .front { padding: 0 !important; max-width: none !important }
    .gate { display: flex !important; align-items: center; justify-content: center;
      gap: 4rem !important; height: 630px; padding: 0 !important }
    .gate h1 { font-size: 4.6rem !important; order: 2 }
    .gate .doors { --widest: 20rem !important; flex-wrap: nowrap !important; width: auto }
    .door[hidden] { display: none !important }
    .door h3 { font-size: 2rem !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
});
for (const [index, name] of [...games.map(({ id }) => id), 'hall'].entries()) {
  await page.evaluate(
    ([at, isHall]) => {
      const doors = [...document.querySelectorAll('.doors > li')];
      doors.forEach((door, number) => (door.hidden = !isHall && number !== at));
      const list = document.querySelector('.doors');
      list.style.setProperty('--widest', isHall ? '13rem' : '20rem', 'important');
    },
    [index, name === 'hall'],
  );
  await page.waitForTimeout(400);
  writeFileSync(`${FOLDER}${name}.jpg`, await page.screenshot({ type: 'jpeg', quality: 84 }));
}
await leave();
await browser.close();
await hall.close();
