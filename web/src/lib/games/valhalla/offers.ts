/** What kind of answer a spot is, and the verbs of the answers. */
import type { Choice } from '$generated/protocol';
import type { Offer } from '$lib/table/context';
import type { Spot } from '$lib/table/selection.svelte';
import { t } from '$lib/words/locale.svelte';

import { actionOf, type Card } from './types';
import { cardRules } from './words';

export function offer(spot: Spot, choice: Choice | undefined): Offer {
  const [kind = '', what = ''] = spot.split(':');
  switch (kind) {
    case 'hand':
      // While a plan is made, what the card does is what matters.
      return {
        group: 'cards',
        at: 'hand',
        lines: choice ? [] : cardRules(what as Card).map(({ text }) => text),
      };
    case 'discard':
      return { group: 'cards', at: 'table' };
    case 'main':
    case 'support':
      return { group: 'cards', at: 'table', lines: usedAs(kind, what as Card, choice) };
    case 'row':
    case 'drawn':
      return { group: 'take', at: 'table', lines: cardRules(what as Card).map(({ text }) => text) };
    case 'deck':
      return { group: 'take', at: 'table' };
    case 'player':
      return { group: 'target', at: 'table' };
    default:
      return { group: 'other', at: 'list' };
  }
}

/** What a card of one's own on the table does, where it is asked whether it is used. */
function usedAs(slot: 'main' | 'support', card: Card, choice: Choice | undefined): string[] {
  if (!choice || actionOf(choice).type !== 'use') return [];
  return cardRules(card)
    .slice(slot === 'main' ? 0 : 1)
    .slice(0, 1)
    .map(({ text }) => text);
}

/** What the button says that gives the answer. */
export function verb(choice: Choice): string {
  return t(`valhalla-web-verb-${actionOf(choice).type}`);
}
