/** What a newcomer needs to know to answer a question. */
import type { Question } from '$generated/protocol';
import { pointer } from '$lib/explain/pointer.svelte';
import type { Spot } from '$lib/table/selection.svelte';
import { t } from '$lib/words/locale.svelte';

import { spot } from './spots';
import { askOf, type Card } from './types';

export function hint(
  question: Pick<Question, 'ask' | 'left'>,
  path: readonly Spot[],
  options: readonly Spot[],
): string | undefined {
  const ask = askOf(question);
  const pointed = { pointer: pointer() };
  // What all have seen goes to where all can take it, unless it is a God.
  const god = options.includes(spot.drawn('god')) ? 'yes' : 'no';
  switch (ask.type) {
    case 'plan':
      return path.length > 0
        ? t('valhalla-web-hint-plan-support')
        : t('valhalla-web-hint-plan', pointed);
    case 'declare':
      return ask.card ? onMain(ask.card, ask.cost) : undefined;
    case 'support':
      return ask.card ? onSupport(ask.card) : undefined;
    case 'shuffle':
      return t('valhalla-web-hint-shuffle', pointed);
    case 'act':
      return t('valhalla-web-hint-act', pointed);
    case 'keep':
      return ask.open
        ? t('valhalla-web-hint-keep-open', { god })
        : t('valhalla-web-hint-keep', pointed);
    case 'sword_pick':
    case 'pick':
      return t('valhalla-web-hint-pick', pointed);
    case 'wolf':
      return t('valhalla-web-hint-wolf', pointed);
    case 'stand':
      return t('valhalla-web-hint-stand', { god });
    case 'lose':
      return t(ask.cost > 1 ? 'valhalla-web-hint-lose-dear' : 'valhalla-web-hint-lose', {
        left: question.left,
        ...pointed,
      });
  }
}

/** Mains that are used on somebody. */
const TARGETED = { hammer: true, axe: true, sword: true, wolf: false, god: false, draugr: false };

/** What leading the card does, and how its target is chosen. */
function onMain(card: Card, cost: number): string {
  if (!TARGETED[card]) return t(`valhalla-does-${card}-main`);
  const does = t(`valhalla-web-hint-target-${card}`, { cost });
  return t('valhalla-web-hint-target', { pointer: pointer(), does });
}

/** What the card does in support; whom it hits is in the question. */
const onSupport = (card: Card): string =>
  t(
    card === 'hammer' || card === 'god'
      ? `valhalla-web-hint-support-${card}`
      : `valhalla-does-${card}-support`,
  );
