/** Ways to a table of one's own. */

/** Makes and starts a table against bots, without the form; gives its id. The page must be the hall's. */
export function newTable(page, { game, players = 3, options = {} }) {
  return page.evaluate(
    async ([id, count, chosen]) => {
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
        game: id,
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
    [game, players, options],
  );
}

/** Goes through a game's door on the front page to a table against bots. */
export async function playAgainstBots({ page, open }, title, press = (target) => target.click()) {
  await open();
  await press(page.getByRole('button', { name: `About ${title}` }));
  await press(page.getByRole('button', { name: 'Play against bots' }));
  await page.waitForURL('**/t/*');
}

/**
 * Two friends make a table of Valda with bots through the form and sit down; `choose` does more in
 * the form. Without pauses at hidden moments: tests of the hall look at those, and a game has
 * hundreds of them.
 */
export async function sitDownTogether(ask, embla, players, choose = () => {}) {
  const making = (url) => url.pathname === '/api/v1/tables';
  await ask.page.route(making, async (route) => {
    const body = route.request().postDataJSON();
    await route.continue(body ? { postData: { ...body, secrecy: 'off' } } : {});
  });
  await ask.open();
  await ask.page.getByRole('button', { name: 'Play with friends' }).first().click();
  const form = ask.page.getByRole('dialog');
  await form.getByRole('group', { name: 'Game' }).getByText('Valda').click();
  await form.getByRole('group', { name: 'Players' }).getByText(String(players)).click();
  await form
    .getByRole('group', { name: 'Bots' })
    .getByText(String(players - 2))
    .click();
  await form.getByRole('combobox', { name: 'Strength' }).selectOption('thrall');
  await choose(form);
  await form.getByRole('button', { name: 'Make the table' }).click();
  const link = await ask.page.getByLabel('Send this link to a friend').inputValue();
  await ask.page.unroute(making);
  await embla.page.goto(link);
  await embla.page.getByRole('button', { name: 'Sit down' }).click();
  await ask.page.getByRole('button', { name: 'Deal the cards' }).click();
}
