/** What a newcomer needs to know to answer a question. */
import type { Question } from '$generated/protocol';
import { pointer } from '$lib/explain/pointer.svelte';
import type { Spot } from '$lib/table/selection.svelte';
import { t } from '$lib/words/locale.svelte';

import { hintFor, type Hint } from './question-kinds';
import { askOf, type Ask } from './types';

/** What glows on the table, by the hint that speaks of it. */
const GLOWING: Partial<Record<Hint, RegExp>> = {
  act: /^card:/,
  'act-none': /^card:/,
  attack: /^card:/,
  valda: /^(card|area):/,
  build: /^area:/,
};

/** What helps with the question, or with what comes after what is picked. */
export function hint(
  question: Pick<Question, 'ask'>,
  path: readonly Spot[],
  options: readonly Spot[],
): string | undefined {
  const ask = askOf(question);
  const about = path[0] === undefined ? first(ask, options) : then(ask, path[0]);
  return about && t(`valda-web-hint-${about}`, { pointer: pointer() });
}

function first(ask: Ask, options: readonly Spot[]): Hint | undefined {
  const about = hintFor(ask);
  const glowing = about && GLOWING[about];
  return !glowing || options.some((spot) => glowing.test(spot)) ? about : 'below';
}

/** What is still to be said of what was touched first. */
function then(
  { type }: Ask,
  picked: Spot,
): `then-${'card' | 'give' | 'power' | 'area'}` | undefined {
  const [kind = ''] = picked.split(':');
  if (kind === 'area') return type === 'followers' ? 'then-power' : 'then-area';
  return kind === 'card' || kind === 'give' ? `then-${kind}` : undefined;
}
