/**
 * The games that can be shown. A game is a folder here, named like the game in the hall; nothing
 * else names it. What the files in it are is written in `web/README.md`.
 */
import type { Component } from 'svelte';

import type { GameContent } from '$generated/protocol';
import type { GameUi } from '$lib/table/context';
import { locale } from '$lib/words/locale.svelte';

/** A game's cards and pieces, outside of any table; it shows what fits the search. */
export type CompendiumPage = Component<{ query: string; told: GameContent }>;

const tables = import.meta.glob<{ table: GameUi<never> }>('./*/index.ts');
const compendia = import.meta.glob<{ default: CompendiumPage }>('./*/Compendium.svelte');

/** The game's table, with what is played with there; nothing if there is no such game. */
export async function loadGame(
  id: string,
  told: GameContent | Promise<GameContent>,
): Promise<GameUi<unknown> | undefined> {
  const asked = [tables[`./${id}/index.ts`]?.(), told, locale.learn(id)] as const;
  const [found, content] = await Promise.all(asked);
  found?.table.take?.(content);
  return found?.table as GameUi<unknown> | undefined;
}

/** The game's compendium; nothing if it has none. */
export async function loadCompendium(id: string): Promise<CompendiumPage | undefined> {
  const [found] = await Promise.all([compendia[`./${id}/Compendium.svelte`]?.(), locale.learn(id)]);
  return found?.default;
}
