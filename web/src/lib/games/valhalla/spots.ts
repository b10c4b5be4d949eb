/** Where on the table each choice can be touched. */
import type { Choice, State } from '$generated/protocol';
import type { Spot } from '$lib/table/selection.svelte';

import { actionOf, askOf, type Action, type Card, type Offered, type Zone } from './types';

/** What is nowhere on the table and needs a button. */
type Pressed = Extract<Action, { type: 'keep' | 'use' | 'leave' | 'shuffle' }>['type'];

export const spot = {
  /** A card of a player's own, by where it lies. */
  own: (zone: Zone, card: Card): Spot => `${zone}:${card}`,
  row: (card: Card): Spot => `row:${card}`,
  drawn: (card: Card): Spot => `drawn:${card}`,
  player: (seat: number): Spot => `player:${seat}`,
  deck: 'deck' as Spot,
  button: (action: Pressed): Spot => `button:${action}`,
};

export function spotsOf(choice: Pick<Choice, 'action'>, state: State): readonly Spot[] {
  const action = actionOf(choice);
  switch (action.type) {
    case 'plan':
      // Two copies of a card are one spot touched twice.
      return [spot.own('hand', action.main), spot.own('hand', action.support)];
    case 'target':
      return [spot.player(action.seat)];
    case 'draw':
      return [spot.deck];
    case 'take':
      return [spot.row(action.card)];
    case 'pick':
      return [PICKED[action.from](action.card)];
    case 'lose':
      return [spot.own(action.zone, action.card)];
    case 'use':
      return [askedAbout(state) ?? spot.button('use')];
    case 'keep':
    case 'leave':
    case 'shuffle':
      return [spot.button(action.type)];
  }
}

/** A card that is picked, by where it lies. */
const PICKED: Record<Offered, (card: Card) => Spot> = {
  drawn: spot.drawn,
  armoury: spot.row,
  discards: (card) => spot.own('discard', card),
};

/** The card on the table that is used or not. */
function askedAbout({ question }: State): Spot | undefined {
  const ask = askOf(question);
  if (ask?.type !== 'declare' && ask?.type !== 'support') return undefined;
  return ask.card ? spot.own(ask.type === 'declare' ? 'main' : 'support', ask.card) : undefined;
}

/** A main or a support that stays unused, a deck that is left as it is. */
export const declines = ({ action }: Choice): boolean =>
  action.type === 'keep' || action.type === 'leave';
