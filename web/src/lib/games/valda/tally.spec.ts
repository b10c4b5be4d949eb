import { expect, it } from 'vitest';

import { AROUND, locale } from '$lib/words/locale.svelte';

import { rise } from './fixtures/giants-scenes';
import { view } from './fixtures/views';
import { tally } from './tally';

await Promise.all([locale.learn('valda'), locale.learn(AROUND)]);

it('counts followers, buildings and resources', () => {
  const { columns, rows } = tally(view(), []);
  expect(columns).toEqual(['Followers', 'Buildings', 'Resources']);
  // Three temples, three mines and a drill.
  expect(rows[0]).toEqual(['7', '7', '11']);
  expect(rows.map(([followers]) => followers)).toEqual(['7', '5', '11']);
});

it('counts temples and runes with the giants, and knows of the race', () => {
  const { columns, rows, why } = tally(rise.valda!.view, [], { race: 'true' });
  expect(columns).toEqual(['Followers', 'Temples', 'Runes', 'Resources']);
  // One of the two temples is frozen.
  expect(rows[1]).toEqual(['5', '2', '1', '10']);
  expect(why).toMatch(/^Whoever first has twenty .* Ties are broken by temples/);
});
