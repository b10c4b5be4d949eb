/** What a newcomer needs to know to answer a question. */
import type { Arg, Question } from '$generated/protocol';
import { pointer } from '$lib/explain/pointer.svelte';
import type { Spot } from '$lib/table/selection.svelte';
import { locale, t } from '$lib/words/locale.svelte';

import { spot } from './spots';
import type { Card } from './types';
import { cardOf } from './words';

const ASK = 'valhalla-ask-';
/** The rule behind a draw that all see. */
const AXE = 'VH-ACT-AXE-MAIN';

export function hint(
  { ask, left, rule }: Question,
  path: readonly Spot[],
  options: readonly Spot[],
): string | undefined {
  const asked = ask.key.slice(ASK.length);
  const given = (name: string): Arg | undefined => ask.args?.find(([of]) => of === name)?.[1];
  if (asked === 'plan' && path.length > 0) return t('valhalla-web-hint-plan-support');
  const price = given('cost');
  const cost = price && 'number' in price ? price.number : 1;
  if (asked === 'lose') {
    return t(cost > 1 ? 'valhalla-web-hint-lose-dear' : 'valhalla-web-hint-lose', {
      left,
      pointer: pointer(),
    });
  }
  // What all have seen goes to where all can take it, unless it is a God.
  const god = options.includes(spot.drawn('god')) ? 'yes' : 'no';
  if (asked === 'keep' && rule === AXE) return t('valhalla-web-hint-keep-open', { god });
  if (asked === 'stand') return t('valhalla-web-hint-stand', { god });
  if (asked === 'declare' || asked.startsWith('support-')) {
    const arg = given('card');
    const card = arg && 'term' in arg ? cardOf(arg.term) : undefined;
    return card && (asked === 'declare' ? onMain(card, cost) : onSupport(card));
  }
  const key = `valhalla-web-hint-${asked === 'sword-pick' ? 'pick' : asked}`;
  return locale.words.has(key) ? t(key, { pointer: pointer() }) : undefined;
}

/** What leading the card does, and how its target is chosen. */
function onMain(card: Card, cost: number): string {
  const key = `valhalla-web-hint-target-${card}`;
  if (!locale.words.has(key)) return t(`valhalla-web-${card}-main`);
  return t('valhalla-web-hint-target', { pointer: pointer(), does: t(key, { cost }) });
}

/** What the card does in support; whom it hits is in the question. */
function onSupport(card: Card): string {
  const key = `valhalla-web-hint-support-${card}`;
  return t(locale.words.has(key) ? key : `valhalla-web-${card}-support`);
}
