/** A deck of one's own: its cards say what they do at the table, in the compendium and in the replay. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test } from '@playwright/test';

import { person } from './browser.js';
import { binary, openHall } from './hall.js';
import { decision } from './play.js';
import { playAgainstBots } from './tables.js';

const NEW = 'Feast of Embers';
const NEW_TEXT = 'Take 3 blood and 1 gold from the bank.';
const CHANGED = 'Treasure Chest (2)';
const CHANGED_TEXT = 'Take 7 gold from the bank.';

/**
 * The game's deck with a changed number, one of each other base card, and so many of a new one that
 * nobody is dealt a hand without it.
 */
function editDeck() {
  const folder = mkdtempSync(join(tmpdir(), 'gladsheim-deck-'));
  const exported = spawnSync(binary(), ['cards', 'valda', '--export', folder]);
  assert.equal(exported.status, 0, String(exported.stderr));
  const path = join(folder, 'valda/cards.csv');
  const [head, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const edited = rows.map((row) =>
    row.startsWith('BAS-A01,')
      ? row.replace('gain(gold,2)', 'gain(gold,7)')
      : row.replace(/^(BAS-[^,]*,.*,base,[a-z]+),\d+,/, '$1,1,'),
  );
  const added = `BAS-X01,${NEW},base,action,99,1,,"gain(blood,3);gain(gold,1)",project,,,`;
  const last = edited.findLastIndex((row) => row.startsWith('BAS-'));
  edited.splice(last + 1, 0, added);
  writeFileSync(path, `${[head, ...edited].join('\n')}\n`);
  return folder;
}

let folder, hall;
test.beforeAll(async () => {
  folder = editDeck();
  hall = await openHall('--content', folder);
});
test.afterAll(async () => {
  await hall.close();
  rmSync(folder, { recursive: true, force: true });
});

const shot = (page, name) =>
  process.env.SHOTS && page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) });

/** Finds a card in the compendium, and what it says there. */
async function inCompendium({ page, open }, name) {
  await open('/compendium/valda');
  await page.getByRole('searchbox').fill(name);
  const card = page.locator('.cards li').filter({ hasText: name });
  await card.first().waitFor();
  return (await card.first().innerText()).replace(/\s+/g, ' ');
}

test('a changed and a new card describe themselves, and the replay keeps them', async ({
  browser,
}) => {
  const guest = await person(browser, hall, {
    name: 'Ask',
    viewport: { width: 1440, height: 900 },
  });
  const { page, open, leave } = guest;
  assert.ok((await inCompendium(guest, CHANGED)).includes(CHANGED_TEXT));
  assert.ok((await inCompendium(guest, NEW)).includes(NEW_TEXT));
  await shot(page, 'deck-compendium');

  await playAgainstBots(guest, 'Valda');
  assert.equal(await decision(page), 'mine');
  const card = page.locator('.mine .hand .card').filter({ hasText: NEW }).first();
  await card.hover();
  const tip = page.getByRole('tooltip');
  await tip.filter({ hasText: NEW_TEXT }).waitFor();
  await shot(page, 'deck-table');

  // The game ends by agreement, the hall goes back to the box, and the table keeps its deck.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const end = await page.request.post(`${hall.url}/api/v1/tables/${id}/end`, {
    data: { motion: 'propose' },
    headers: { origin: hall.url },
  });
  assert.equal(end.status(), 200, await end.text());
  await hall.kill();
  await hall.restart();

  await open(`/replay/${id}?eyes=0`);
  await page.getByRole('slider', { name: 'Step' }).waitFor();
  const again = page.locator('.mine .hand .card').filter({ hasText: NEW }).first();
  await again.hover();
  await tip.filter({ hasText: NEW_TEXT }).waitFor();
  await shot(page, 'deck-replay');
  await page.getByRole('button', { name: 'Was the deal fair?' }).click();
  await page.getByText('Yes: the deal was fixed').waitFor();
  await open('/compendium/valda');
  await page.getByRole('searchbox').fill(NEW);
  await page.getByText('No card fits.').waitFor();
  await leave();
});
