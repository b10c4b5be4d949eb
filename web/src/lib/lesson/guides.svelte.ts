/** The guide of a table, fetched when a table turns out to teach. */
import { hall } from '$lib/hall/api';
import { AROUND, locale } from '$lib/words/locale.svelte';
import type { TableStore } from '$lib/table/table.svelte';

import { partsOf, type Parts } from './anchors';
import { Guide } from './guide.svelte';

export type Guided = { guide: Guide; parts: Parts };

const guides = new WeakMap<TableStore<unknown>, Promise<Guided>>();

async function fetchGuide(store: TableStore<unknown>, game: string): Promise<Guided> {
  const [lesson, parts] = await Promise.all([
    hall.lesson(game),
    partsOf(game),
    locale.learn(`${game}-lesson`),
    locale.learn(AROUND),
  ]);
  return { guide: new Guide(lesson, store), parts };
}

/** The one guide of a table; it is asked for again if it could not be had. */
export function guideOf(store: TableStore<unknown>, game: string): Promise<Guided> {
  const known = guides.get(store);
  if (known) return known;
  const fetching = fetchGuide(store, game);
  guides.set(store, fetching);
  fetching.catch(() => guides.delete(store));
  return fetching;
}
