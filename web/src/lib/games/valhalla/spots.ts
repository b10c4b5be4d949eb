/** Where on the table each choice can be touched. */
import type { Choice, State } from '$generated/protocol';
import type { Spot } from '$lib/table/selection.svelte';

import type { Card, View, Zone } from './types';

export const spot = {
  /** A card of a player's own, by where it lies. */
  own: (zone: Zone, card: Card): Spot => `${zone}:${card}`,
  row: (card: Card): Spot => `row:${card}`,
  drawn: (card: Card): Spot => `drawn:${card}`,
  player: (seat: number): Spot => `player:${seat}`,
  deck: 'deck' as Spot,
  /** A choice that is nowhere on the table and needs a button. */
  button: (name: string): Spot => `button:${name}`,
};

/** Choices are read by their plain names, which are the same in every language. */
export function spotsOf({ name }: Choice, state: State): readonly Spot[] {
  const { question } = state;
  const [verb = '', first = '', second = ''] = name.split(' ');
  switch (verb) {
    case 'plan':
      // Two copies of a card are one spot touched twice.
      return [spot.own('hand', first as Card), spot.own('hand', second as Card)];
    case 'target':
      return [spot.player(Number(first))];
    case 'draw':
      return [spot.deck];
    case 'take':
      return [spot.row(first as Card)];
    case 'pick':
      return [pickSpot(first as Card, question?.ask.key)];
    case 'lose':
      return [spot.own(first as Zone, second as Card)];
    case 'use':
      return [askedAbout(state) ?? spot.button(name)];
    default:
      return [spot.button(name)];
  }
}

/** The card on the table that is used or not. */
function askedAbout({ question, view }: State): Spot | undefined {
  const { viewer, players } = view as View;
  const me = typeof viewer === 'object' ? players[viewer.seat] : undefined;
  const ask = question?.ask.key ?? '';
  const isMain = ask === 'valhalla-ask-declare';
  if (!isMain && !ask.startsWith('valhalla-ask-support-')) return undefined;
  const zone = isMain ? 'main' : 'support';
  const card = me?.[zone];
  return card ? spot.own(zone, card) : undefined;
}

/** A main or a support that stays unused. */
export const declines = ({ name }: Choice): boolean => name === 'keep';

function pickSpot(card: Card, ask: string | undefined): Spot {
  switch (ask) {
    case 'valhalla-ask-keep':
    case 'valhalla-ask-stand':
      return spot.drawn(card);
    case 'valhalla-ask-wolf':
      return spot.own('discard', card);
    default:
      return spot.row(card);
  }
}
