/** What a host does about a guest, by keyboard: mute, remove; and what the guest sees of it. */
import assert from 'node:assert/strict';

import { person } from './browser.js';
import { browser, hall, test } from './house.js';

const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', strength: 'thrall' }];

/** Something asked of the hall as this person. */
const ask = ({ page }, path, body = {}) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`/api/v1${path}`, request)).json();
    },
    [path, body],
  );

/** Goes to a button with the Tab key alone, and presses it. */
async function press({ page }, name) {
  const button = page.getByRole('button', { name });
  await button.waitFor();
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  assert.fail(`${name} cannot be reached with the Tab key`);
}

test('a host mutes and removes a guest, whose name stays in the log', async () => {
  const host = await person(browser, hall, { name: 'Ask' });
  const guest = await person(browser, hall, { name: 'Embla' });
  await Promise.all([host.open(), guest.open()]);
  const setup = { game: 'valhalla', players: 3, name: 'Ask', visibility: 'public', seats: SEATS };
  const { id } = await ask(host, '/tables', setup);
  await ask(guest, `/tables/${id}/join`, { name: 'Embla', seat: 1 });
  await ask(host, `/tables/${id}/start`);
  await Promise.all([host.open(`/t/${id}`), guest.open(`/t/${id}`)]);
  const state = await guest.page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/api/v1/tables/${id}/state`,
  );
  const answer = { question: state.question.id, action: state.choices[0].id };
  await ask(guest, `/tables/${id}/actions`, answer);

  await host.page.getByRole('button', { name: 'Table and settings' }).focus();
  await host.page.keyboard.press('Enter');
  await press(host, 'Mute Embla in the chat');
  await guest.page.getByRole('tab', { name: 'Chat' }).click();
  await guest.page.getByText('The host has muted you').waitFor();
  await press(host, 'Remove Embla from the table');
  await press(host, 'A bot plays on');
  await guest.page.getByText('This seat is no longer yours').waitFor();
  await guest.page.getByText('You are watching this game').waitFor();
  await host.page.getByRole('dialog').getByText('Embla').waitFor({ state: 'detached' });
  await host.page.keyboard.press('Escape');
  await host.page.getByRole('tab', { name: 'Log' }).click();
  await host.page.getByRole('list', { name: 'Log' }).getByText('Embla').first().waitFor();
  await host.leave();
  await guest.leave();
});
