/** Losses of several cards, chosen in one go (VH-DEC-2). */
import type { State } from '$generated/protocol';
import type { Several, Spot } from '$lib/table/selection.svelte';

import { spotsOf } from './spots';
import { actionOf, askOf, type Action, type Player, type View } from './types';

/** How many copies of the card a choice loses one of. */
function copiesOf(action: Action, me: Player): number {
  if (action.type !== 'lose') return 0;
  const { zone, card } = action;
  if (zone === 'hand') return me.known[card] ?? 0;
  return zone === 'discard' ? (me.discard[card] ?? 0) : 1;
}

export function several(state: State): Several | undefined {
  const { question, choices } = state;
  const { viewer, players } = state.view as View;
  const me = typeof viewer === 'object' ? players[viewer.seat] : undefined;
  if (!me || !question || askOf(question).type !== 'lose') return undefined;
  const copies = new Map(
    choices.map((choice) => [spotsOf(choice, state)[0], copiesOf(actionOf(choice), me)]),
  );
  const all = [...copies].flatMap(([spot, count]) => Array<Spot>(count).fill(spot ?? ''));
  const count = Math.min(question.left, all.length);
  if (count < 2) return undefined;
  return {
    count,
    least: count,
    copies: (spot) => copies.get(spot) ?? 0,
    // Who loses everything need not choose.
    preset: question.left >= all.length ? all : [],
  };
}
