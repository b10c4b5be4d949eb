/** Before and after a game: the gate, invitations, the lobby, clocks, the end and the next game. */
import assert from 'node:assert/strict';

import { isAccessible } from './accessible.js';
import { person } from './browser.js';
import { browser, hall, test } from './house.js';

const DAY = 86_400_000;

/** Asks the hall for something in somebody's name. */
const post = ({ page }, path, body = {}) =>
  page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1${to}`, { method: 'POST', headers, body: text });
      return answer.json();
    },
    [path, JSON.stringify(body)],
  );

/** A table with a free second seat, and an invitation to it. */
async function inviting(host, more = {}) {
  await host.open();
  const table = await post(host, '/tables', {
    game: 'valhalla',
    players: 2,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    name: 'Ask',
    ...more,
  });
  const invitation = await post(host, `/tables/${table.id}/invites`, { seat: 1 });
  return { id: table.id, path: invitation.path };
}

/** Whether all of an element is in the window. */
const isInSight = (locator) =>
  locator.evaluate((element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

test('the gate shows every game on its first screen, at every width', async () => {
  const guest = await person(browser, hall);
  await guest.open();
  const doors = guest.page.locator('.doors > li');
  await doors.first().waitFor();
  const games = await guest.page.evaluate(async () => (await fetch('/api/v1/games')).json());
  assert.equal(await doors.count(), games.games.length);
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [820, 1180],
    [1440, 900],
  ]) {
    await guest.page.setViewportSize({ width, height });
    for (const door of await doors.all()) {
      assert.ok(await isInSight(door), `a door is out of sight at ${width}x${height}`);
      assert.match(await door.innerText(), /players[\s\S]*min[\s\S]*learn/);
    }
    const play = guest.page.getByRole('button', { name: 'Play now' });
    assert.ok(await isInSight(play), `the way in is out of sight at ${width}x${height}`);
    const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= width, `the page is wider than ${width}`);
  }
  const buttons = await guest.page.locator('main button').count();
  assert.ok(buttons <= 2 + games.games.length, `${buttons} buttons`);
  await doors.first().getByRole('button').click();
  await guest.page.getByRole('button', { name: 'Play against bots' }).waitFor();
  await isAccessible(guest.page, 'an open door');
  await guest.leave();
});

test('an invitation is a poster, and says when it was used or is wrong', async () => {
  const [ask, embla, late] = await Promise.all(
    ['Ask', 'Embla', 'Late'].map((name) => person(browser, hall, { name })),
  );
  const time = { kind: 'live', bank_ms: 10 * DAY, increment_ms: DAY };
  const { path } = await inviting(ask, { clock: { time, at_zero: 'bot_seat' } });

  await embla.open(path);
  const poster = embla.page.locator('.poster');
  await poster.getByRole('heading', { name: 'Ask invites you to play' }).waitFor();
  const text = await poster.innerText();
  for (const word of ['Valhalla', '2 players', '10 to 20 minutes', '10 days each, plus 1 day'])
    assert.ok(text.toLowerCase().includes(word.toLowerCase()), `${word} in ${text}`);
  assert.match(text, /a bot plays for you/);
  await isAccessible(embla.page, 'an invitation');
  await poster.getByRole('button', { name: 'Sit down' }).click();
  await embla.page.waitForURL('**/t/*');

  await late.open(path);
  await late.page.getByRole('heading', { name: 'This invitation has been used' }).waitFor();
  assert.match(await late.page.locator('.poster').innerText(), /Ask Ask for a new one/);
  assert.equal(await late.page.getByRole('button', { name: 'Sit down' }).count(), 0);
  // Whoever used it is led to the table.
  await embla.open(path);
  await embla.page.getByRole('link', { name: 'To the table' }).click();
  await embla.page.waitForURL('**/t/*');

  await late.open(`/c/${'A'.repeat(43)}`);
  await late.page.getByRole('heading', { name: "This link doesn't open anything" }).waitFor();
  await Promise.all([ask, embla, late].map(({ leave }) => leave()));
});

test('a link tells a chat what it is, and nothing secret', async () => {
  const ask = await person(browser, hall, { name: 'Ask' });
  const { id, path } = await inviting(ask);
  const pageOf = async (at) => (await fetch(hall.url + at)).text();
  const invitation = await pageOf(path);
  // A hall that was built without its page is served by another program here.
  if (invitation.includes('og:title')) {
    assert.match(invitation, /og:title" content="Ask invites you to play Valhalla"/);
    assert.ok(!invitation.includes(id), 'the table is not named');
    const [, picture] = /og:image" content="([^"]+)"/.exec(invitation) ?? [];
    const answer = await fetch(picture);
    assert.equal(answer.headers.get('content-type'), 'image/jpeg');
    assert.match(await pageOf('/'), /og:title" content="Gladsheim/);
  }
  await ask.leave();
});

test('the lobby shows who is here and ready, and the host moves seats', async () => {
  const [ask, embla] = await Promise.all(
    ['Ask', 'Embla'].map((name) => person(browser, hall, { name })),
  );
  const { id, path } = await inviting(ask);
  await ask.open(`/t/${id}`);
  const seats = ask.page.locator('.seats > li');
  await seats.filter({ hasText: 'Invited' }).waitFor();
  await embla.open(path);
  await embla.page.getByRole('button', { name: 'Sit down' }).click();

  const guest = seats.filter({ hasText: 'Embla' });
  await guest.getByText('is here').waitFor();
  await embla.page.getByRole('button', { name: "I'm ready" }).click();
  await guest.getByText('Ready', { exact: true }).waitFor();

  await ask.page.getByRole('button', { name: 'Move seat 2 up' }).click();
  for (const { page } of [ask, embla])
    await page.locator('.seats > li').nth(0).filter({ hasText: 'Embla' }).waitFor();
  await seats.nth(0).getByText('Ready', { exact: true }).waitFor();

  // A clock of one's own, in days: whoever was ready for none is asked again.
  await ask.page.getByText('Change the table').click();
  await ask.page
    .getByLabel('Clock', { exact: true })
    .selectOption({ label: 'Set your own clock …' });
  await ask.page.getByRole('spinbutton', { name: 'Each player starts with' }).fill('12');
  await ask.page.getByRole('combobox', { name: 'Each player starts with' }).selectOption('day');
  await ask.page.getByRole('spinbutton', { name: 'Every move adds' }).fill('8');
  await ask.page.getByRole('combobox', { name: 'Every move adds' }).selectOption('hour');
  await ask.page.getByLabel('When time runs out').selectOption('nudge');
  await ask.page.getByRole('button', { name: 'Set this clock' }).click();
  await embla.page.getByText('12 days each, plus 8 hours per move').waitFor();
  await embla.page.getByText('goes on waiting for you').waitFor();
  await guest.getByText('Ready', { exact: true }).waitFor({ state: 'detached' });

  await ask.page
    .getByRole('button', { name: 'QR code' })
    .first()
    .click()
    .catch(() => {});
  await isAccessible(ask.page, 'a table around the game');
  // Whoever goes is seen to go.
  await embla.context.close();
  await guest.getByText('is away').waitFor();
  await ask.leave();
});

test('a table is made with a clock of one’s own, and a code for its link', async () => {
  const ask = await person(browser, hall, { name: 'Ask' });
  await ask.open();
  await ask.page.getByRole('button', { name: 'Play with friends' }).click();
  const form = ask.page.getByRole('dialog');
  await form.getByRole('button', { name: 'A move now and then' }).click();
  await form.getByLabel('When time runs out').selectOption('bot_seat');
  await form.getByRole('button', { name: 'Make the table' }).click();
  await ask.page.locator('.terms').getByText('3 days per move').waitFor();
  await ask.page.locator('.terms').getByText('a bot plays for you until you come back').waitFor();
  await ask.page.getByRole('button', { name: 'QR code' }).first().click();
  await ask.page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  await ask.open();
  await ask.page.getByRole('button', { name: 'Play with friends' }).click();
  await form.getByRole('button', { name: 'Same as last time' }).click();
  assert.equal(await form.getByLabel('When time runs out').inputValue(), 'bot_seat');
  await ask.leave();
});

test('a rematch waits for those it is dealt to', async () => {
  const [ask, embla] = await Promise.all(
    ['Ask', 'Embla'].map((name) => person(browser, hall, { name })),
  );
  const { id, path } = await inviting(ask);
  await ask.open(`/t/${id}`);
  await embla.open(path);
  await embla.page.getByRole('button', { name: 'Sit down' }).click();
  await ask.page.getByRole('button', { name: 'Deal the cards' }).click();
  await embla.page.locator('main.table').waitFor();
  await post(ask, `/tables/${id}/end`, { motion: 'propose' });
  await post(embla, `/tables/${id}/end`, { motion: 'accept' });
  // The end has a headline, whoever reads it.
  await embla.page.getByRole('heading', { name: 'The game was ended by agreement' }).waitFor();
  await embla.open();
  const line = embla.page.locator('.tables a').first();
  await line.waitFor();
  assert.match(await line.innerText(), /Ended by agreement[\s\S]*Against[\s\S]*Ask/);

  await ask.page.getByRole('button', { name: 'Play again' }).click();
  const waiting = ask.page.locator('.over').filter({ hasText: 'Embla' });
  await waiting.getByText('is away').waitFor();
  await embla.open(`/t/${id}`);
  await waiting.getByText('is here').waitFor();
  await embla.page.locator('.over').getByRole('button', { name: 'Play again' }).click();
  // Both are taken along, and the cards are dealt once both are there.
  for (const { page } of [ask, embla]) {
    await page.waitForURL((url) => /\/t\//.test(url.pathname) && !url.pathname.endsWith(id));
    await page.locator('main.table').waitFor();
  }
  assert.equal(ask.page.url(), embla.page.url());
  await Promise.all([ask, embla].map(({ leave }) => leave()));
});

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
]) {
  test(`how a game went is told with a chart on ${name}`, async () => {
    const ask = await person(browser, hall, { name: 'Ask', viewport });
    await ask.open();
    const table = await post(ask, '/tables', {
      game: 'valhalla',
      players: 3,
      seats: [{ kind: 'me' }, ...Array(2).fill({ kind: 'bot', strength: 'thrall' })],
      name: 'Ask',
      clock: { time: { kind: 'live', bank_ms: 1000, increment_ms: 0 }, at_zero: 'bot_seat' },
    });
    await post(ask, `/tables/${table.id}/start`);
    await ask.open(`/t/${table.id}`);
    // Nobody answers: a bot plays on, and the game comes to its end by the rules.
    const result = ask.page.getByRole('region', { name: 'Result' });
    await result.waitFor({ timeout: 120_000 });
    assert.match(await result.getByRole('heading').innerText(), /wins the game|Victory|won/i);
    await result.getByRole('button', { name: 'How it went' }).click();
    const chart = ask.page.getByRole('dialog', { name: 'How it went' }).locator('figure');
    await chart.waitFor();
    assert.match(await chart.innerText(), /Cards in hand over the rounds/i);
    assert.equal(await chart.locator('svg g .line').count(), 3);
    // The same in words: every player, from the deal to the last round.
    const rows = chart.getByRole('table').getByRole('row');
    assert.equal(await rows.count(), 4);
    assert.match(await rows.nth(0).innerText(), /Start[\s\S]*Round 1/);
    const { width } = viewport;
    assert.ok(
      await chart.evaluate((figure, most) => figure.getBoundingClientRect().right <= most, width),
    );
    await isAccessible(ask.page, 'a table around the game');
    if (process.env.SHOTS) {
      for (const theme of ['dark', 'light']) {
        await ask.page.evaluate((to) => (document.documentElement.dataset.theme = to), theme);
        await ask.page.screenshot({ path: `${process.env.SHOTS}/over-${width}-${theme}.png` });
        await chart.scrollIntoViewIfNeeded();
        await ask.page.screenshot({ path: `${process.env.SHOTS}/chart-${width}-${theme}.png` });
      }
    }
    await ask.leave();
  });
}
