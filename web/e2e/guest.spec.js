/** (f) A spectator and an invited guest. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';
import { clickOnce, decision } from './play.js';

test('a guest sits down with an invitation, a third person watches', async () => {
  const host = await person(browser, hall, { name: 'Ask' });
  const guest = await person(browser, hall, { name: 'Embla' });
  const watcher = await person(browser, hall);

  await host.open();
  await host.page.getByRole('button', { name: 'Play with friends' }).click();
  const form = host.page.getByRole('dialog');
  await form.getByRole('group', { name: 'Players' }).getByText('2').click();
  await form.getByRole('button', { name: 'Make the table' }).click();
  const invitation = await host.page.getByLabel('Send this link to a friend').inputValue();

  await guest.page.goto(invitation);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.waitForURL('**/t/*');
  await guest.page.getByText('You', { exact: true }).waitFor();

  // The invitation opens one seat once.
  await watcher.page.goto(invitation);
  await watcher.page.getByRole('heading', { name: 'This invitation has been used' }).waitFor();

  await host.page.getByRole('button', { name: 'Deal the cards' }).click();
  await watcher.page.goto(host.page.url());
  await watcher.page.getByText('You are watching').waitFor();

  for (const { page } of [host, guest]) {
    assert.equal(await decision(page), 'mine');
    await clickOnce(page);
  }
  await watcher.page.locator('.log').getByText('leads').first().waitFor();
  assert.equal(await watcher.page.locator('.hand').count(), 0, 'a spectator has no hand');
  assert.equal(await watcher.page.locator('.can-choose').count(), 0, 'and nothing to choose');

  for (const who of [host, guest, watcher]) await who.leave();
});
