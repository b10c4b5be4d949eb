/** What the game is made of, as the hall tells it: the cards, the dice and the numbers of the board. */
import type { CardRow, Content } from '$generated/valda';

import type { Kind } from './types';

export type { Content, Face } from '$generated/valda';
export type Card = CardRow;

/** The kind of the card with this id. */
export const kindOf = ({ cards }: Content, id: string): Kind =>
  cards.findIndex((card) => card.id === id);

/** The two names of a weapon's modes; modes without names of their own go by the weapon's. */
export const modeNames = ({ name, modes }: Card): readonly [string, string] =>
  modes ?? [name, name];
