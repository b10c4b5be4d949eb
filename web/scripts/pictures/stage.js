/** Games that go the same way whenever pictures are taken, opened at the moments worth one. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { person } from '../../e2e/browser.js';
import { binary, openHall } from '../../e2e/hall.js';

const NAMES = ['Sigrun', 'Ketil', 'Freydis'];

/** Records the games and opens a hall with a table for each moment; `moments` say before which move they are. */
export async function openStage(games, moments) {
  const folder = mkdtempSync(join(tmpdir(), 'gladsheim-stage-'));
  const staged = mkdtempSync(join(tmpdir(), 'gladsheim-stage-'));
  const files = {};
  for (const [name, args] of Object.entries(games)) {
    const path = join(folder, `${name}.json`);
    const players = ['--players', String(NAMES.length), '--bots', 'greedy'];
    execFileSync(binary(), ['record', ...args, ...players, '-o', path], { stdio: 'pipe' });
    files[name] = { path, ...JSON.parse(readFileSync(path, 'utf8')) };
  }
  const scenes = {};
  for (const [name, { game, before, seat }] of Object.entries(moments)) {
    const { path, moves, ranks } = files[game];
    const at = moves.findIndex((move, index) => before(move, index, moves));
    if (at < 0) throw new Error(`${game} never comes to: ${name}`);
    copyFileSync(path, join(staged, `${name}@${at}.json`));
    const next = moves.slice(at);
    scenes[name] = {
      id: `${name}-${at}`,
      seat: seat ? seat(next, ranks) : next[0].seat,
      moves: next,
    };
  }
  const hall = await openHall('--stage', staged);
  return {
    hall,
    scenes,
    file: (name) => files[name].path,
    async close() {
      await hall.close();
      for (const each of [folder, staged]) rmSync(each, { recursive: true, force: true });
    },
  };
}

const api = (context, hall, path, data) =>
  context.request.post(`${hall.url}/api/v1/tables/${path}`, {
    data,
    headers: { origin: hall.url },
  });

/** Seats everybody at a scene and deals; gives the one who takes the picture, and a way to go on as recorded. */
export async function sitDown(browser, hall, { id, seat, moves }, settings) {
  const people = await Promise.all(
    NAMES.map((name) => person(browser, hall, { name, settings: { ...settings, theme: 'dark' } })),
  );
  for (const [index, { context }] of people.entries()) {
    const answer = await api(context, hall, `${id}/join`, { name: NAMES[index], seat: index });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  await api(people[0].context, hall, `${id}/start`, {});
  await Promise.all(people.map(({ open }) => open(`/t/${id}`)));
  return {
    ...people[seat],
    seat,
    /** Somebody makes a move of the record. */
    async make({ seat: who, action }) {
      const { context } = people[who];
      const state = await context.request.get(`${hall.url}/api/v1/tables/${id}/state`);
      const { question } = await state.json();
      await api(context, hall, `${id}/actions`, { question: question.id, action });
    },
    /** The moves that follow in the record. */
    moves,
    leave: () => Promise.all(people.map((one) => one.leave())),
  };
}
