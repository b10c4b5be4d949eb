/** The words of single rules, fetched with their book when somebody first asks for one. */
import { SvelteMap } from 'svelte/reactivity';

import { locale } from '$lib/words/locale.svelte';

import { loadBook } from './books';

/** What is known of each book, by game and language: its rules, or that it is on its way. */
const books = new SvelteMap<string, ReadonlyMap<string, string>>();
const asked = new Set<string>();

/** What a rule says, once its book is there; whoever asks before is told again when it is. */
export function ruleText(game: string, rule: string): string | undefined {
  const { language } = locale.words;
  const id = `${game}/${language}`;
  const known = books.get(id);
  if (!known && !asked.has(id)) {
    asked.add(id);
    void read(game, language).then((rules) => books.set(id, rules));
  }
  return known?.get(rule);
}

async function read(game: string, language: string): Promise<ReadonlyMap<string, string>> {
  const [{ parse, plain, rulesWith }, text] = await Promise.all([
    import('./markdown'),
    loadBook(game, language),
  ]);
  const rules = rulesWith(parse(text ?? ''), '');
  return new Map(rules.map(({ rule, inline }) => [rule, plain(inline.slice(1)).trim()]));
}
