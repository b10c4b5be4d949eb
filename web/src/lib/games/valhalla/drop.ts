/** What is picked when a card is dropped somewhere. */
import type { Question } from '$generated/protocol';
import type { Spot } from '$lib/table/selection.svelte';

import { askOf } from './types';

/** The places that take a card, beside the slots `main` and `support` and the seats `player:2`. */
const taker = { hand: 'hand', lost: 'lost' };

/**
 * What hand and lost cards take a drop as, if they do: what is lost goes to the lost cards alone,
 * and everything else that is carried to one of the two goes to the hand.
 */
export function takes(place: keyof typeof taker, question: Question | undefined) {
  const isLoss = askOf(question)?.type === 'lose';
  return isLoss === (place === 'lost') ? taker[place] : undefined;
}

export function drop(
  spot: Spot,
  place: string,
  path: readonly Spot[],
): readonly Spot[] | undefined {
  const [kind = ''] = spot.split(':');
  const [main, support] = path;
  switch (place) {
    case 'main':
      if (kind !== 'hand') return undefined;
      if (spot === support && main !== undefined) return [spot, main];
      return support === undefined ? [spot] : [spot, support];
    case 'support':
      if (kind !== 'hand' || main === undefined) return undefined;
      return spot === main && support !== undefined ? [support, spot] : [main, spot];
    case taker.hand:
      return ['row', 'deck', 'drawn', 'discard'].includes(kind) ? [spot] : undefined;
    case taker.lost:
      return ['hand', 'discard', 'main', 'support'].includes(kind) ? [spot] : undefined;
    default:
      // A led weapon is carried to the one it is used on.
      return kind === 'main' && place.startsWith('player:') ? [place] : undefined;
  }
}
