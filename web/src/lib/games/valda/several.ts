/** Questions that come several times in a row, and can be answered in one go. */
import type { State } from '$generated/protocol';
import type { Several } from '$lib/table/selection.svelte';

import { isSeveral } from './question-kinds';
import { game } from './game.svelte';
import { spot as spots } from './spots';
import { askOf, type View } from './types';

export function several({ question, view }: State): Several | undefined {
  if (!question || question.left < 2 || !isSeveral(askOf(question))) return undefined;
  const { hand } = view as View;
  return {
    count: question.left,
    // Of a card there are as many as are held. Of resources as many as the hall says: where they
    // run out, it asks anew.
    copies: (spot) =>
      spot.startsWith('card:')
        ? hand.filter((kind) => spots.card(game.card(kind).id) === spot).length
        : question.left,
    preset: [],
  };
}
