/** What a newcomer needs to know to answer a question. */
import type { Arg, Question } from '$generated/protocol';
import { pointer } from '$lib/explain/pointer.svelte';
import type { Spot } from '$lib/table/selection.svelte';
import { locale, t } from '$lib/words/locale.svelte';

const ASK = 'valda-ask-';

/** Questions that are answered in the same way as another one. */
const SAME: Record<string, string> = {
  'attack-again': 'attack',
  'defend-all': 'defend',
  limit: 'discard',
  grim: 'discard',
  // What is nowhere on the table.
  again: 'below',
  'pay-up-to': 'below',
  transform: 'below',
};

/** What glows on the table, by the hint that speaks of it. */
const GLOWING: Record<string, RegExp> = {
  act: /^card:/,
  'act-none': /^card:/,
  attack: /^card:/,
  valda: /^(card|area):/,
  build: /^area:/,
};

/** What helps with the question, or with what comes after what is picked. */
export function hint(
  { ask }: Question,
  path: readonly Spot[],
  options: readonly Spot[],
): string | undefined {
  const asked = ask.key.slice(ASK.length);
  const about = path[0] === undefined ? first(asked, ask.args) : then(asked, path[0]);
  const glowing = GLOWING[about];
  const isThere = !glowing || options.some((spot) => glowing.test(spot));
  const key = `valda-web-hint-${isThere ? about : 'below'}`;
  return locale.words.has(key) ? t(key, { pointer: pointer() }) : undefined;
}

function first(asked: string, args: readonly [string, Arg][] = []): string {
  if (asked.startsWith('window-')) return asked === 'window-die' ? asked : 'window';
  const actions = args.find(([name]) => name === 'actions')?.[1];
  const isBroke = actions !== undefined && 'number' in actions && actions.number === 0;
  return asked === 'act' && isBroke ? 'act-none' : (SAME[asked] ?? asked);
}

function then(asked: string, picked: Spot): string {
  const [kind = ''] = picked.split(':');
  return `then-${asked === 'followers' && kind === 'area' ? 'power' : kind}`;
}
