/**
 * Which cards of a hand are picked.
 *
 * A choice names types and not copies, so that of equal cards the touched one is remembered here.
 */
import type { Selection, Spot } from '$lib/table/selection.svelte';

import { spot } from './spots';
import type { Card } from './types';

/** The places of the picked cards in the hand, in the order of the path; of equal ones, the touched. */
export function picksIn(
  hand: readonly Card[],
  path: readonly Spot[],
  touched: readonly number[],
): number[] {
  const places: number[] = [];
  for (const step of path) {
    const fits = (place: number) =>
      !places.includes(place) && spot.own('hand', hand[place] as Card) === step;
    const found = touched.find(fits) ?? hand.findIndex((_, place) => fits(place));
    if (found >= 0) places.push(found);
  }
  return places;
}

/** What is remembered once a card is touched: what is picked, and then this one. */
export const touchedNext = (picks: readonly number[], place: number): number[] => [
  ...picks.filter((other) => other !== place),
  place,
];

/**
 * What is picked of several once one of equal cards is touched, where copies make a difference: a
 * picked one alone is taken back, and another one comes in place of the last. Nothing where the
 * touch means what it means for any card.
 */
export function severalNext(
  { path, also, several }: Pick<Selection, 'path' | 'also' | 'several'>,
  step: Spot,
  isPicked: boolean,
): readonly Spot[] | undefined {
  const picked = [...path, ...also];
  const last = picked.lastIndexOf(step);
  if (isPicked) return picked.filter((_, place) => place !== last);
  const isFull = picked.length >= (several?.count ?? 1);
  return isFull && last >= 0 ? [...picked.slice(0, -1), step] : undefined;
}
