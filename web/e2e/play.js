/** Ways to play a game to its end. */

/** The question can be answered also while the table still shows what led to it. */
const MINE = '.prompt :is(.mine, .soon)';
const OVER = '.over';

/** Waits until the page asks its owner something, or the game is over: says which. */
export async function decision(page) {
  // The others may take their time: a whole turn of theirs can lie between two own decisions.
  await page.waitForSelector(`${MINE}, ${OVER}`, { timeout: 120_000 });
  return (await page.locator(OVER).count()) > 0 ? 'over' : 'mine';
}

/** Where the game is, to notice that it goes on. */
export const position = (page) =>
  page.evaluate(() => document.querySelectorAll('.log .scroll li').length);

/**
 * Clicks a thing where it can be seen: of many cards in a fan, each covers the middle of the one
 * before. What is covered everywhere cannot be clicked, as for people.
 */
export async function clickInSight(target) {
  const position = await target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    for (const across of [0.5, 0.2, 0.8, 0.08]) {
      for (const down of [0.5, 0.2, 0.8]) {
        const [x, y] = [box.width * across, box.height * down];
        if (element.contains(document.elementFromPoint(box.left + x, box.top + y))) return { x, y };
      }
    }
    return undefined;
  });
  await target.click({ position });
}

export const CONFIRM = '.confirm .button-gold[aria-disabled="false"]';
/** What can be touched next: things that glow and are no thing that was touched, and answers of the list. */
const OPEN =
  '.mine [data-spot].can-choose, .mine .discard .is-chosen.more, .options .option:not(.picked), .board .can-choose[data-spot]';
const WAY_OUT = '[data-answer="way-out"]';

/** How long a decision may take: an answer may be on its way still, or the table tell. */
const PATIENCE_MS = 20_000;

/** Makes one decision by pressing what glows, then the confirmation; where nothing glows, the way out. */
export async function clickOnce(page, press = clickInSight) {
  const confirm = page.locator(CONFIRM);
  const open = page.locator(`${OPEN}, .player.can-choose .aim`);
  const wayOut = page.locator(`${WAY_OUT}:not(:disabled)`);
  const isSent = () => page.evaluate(() => document.querySelector('.confirm .sent') !== null);
  for (const begin = Date.now(); Date.now() - begin < PATIENCE_MS;) {
    const asked = await page.$('.truth .ask');
    const isReady = (await confirm.count()) > 0;
    if (!isReady && (await open.count()) > 0 && !(await isSent())) {
      await press(open.first());
      continue;
    }
    if (!isReady && (await wayOut.count()) === 0) {
      await page.waitForTimeout(20);
      continue;
    }
    await press(isReady ? confirm : wayOut);
    // Either the answer is on its way, or the next question is there already and may be answered, too.
    await page.waitForFunction(
      ([ask, ready]) => !ask?.isConnected || !document.querySelector(ready),
      [asked, CONFIRM],
    );
    return;
  }
  throw new Error('there is nothing to press');
}

/** Plays on until the game is over, or `each` says to stop. */
export async function playOn(page, once, each = () => false, most = 300) {
  for (let count = 0; count < most; count += 1) {
    if ((await decision(page)) === 'over') return 'over';
    if (await each(count)) return 'stopped';
    // Whatever `each` did to the page, it comes back to the same question.
    if ((await decision(page)) === 'over') return 'over';
    await once(page);
  }
  throw new Error(`the game is not over after ${most} decisions`);
}
