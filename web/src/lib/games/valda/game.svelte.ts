/** The content that is played with, and what its cards say: the game's own, or the table's. */
import type { CardText, Phrase } from '$generated/protocol';

import { boxed, type Card, type Content, type Face } from './content';
import type { Area, Die, Inhabitant, Kind, Place } from './types';

/** Shown where the content has no such card: it cannot be, but a page must not fail over it. */
const UNKNOWN: Card = {
  id: '',
  name: '',
  deck: 'base',
  type: 'action',
  copies: 0,
  cost: 0,
  value: 0,
  effect: '',
  provenance: 'reconstructed',
};

export class Game {
  content = $state.raw<Content>(boxed);
  texts = $state.raw<ReadonlyMap<string, readonly Phrase[]>>(new Map());
  #places = $state.raw<readonly Place[]>([]);

  card(kind: Kind): Card {
    return this.content.cards[kind] ?? UNKNOWN;
  }

  byId(id: string): Card | undefined {
    return this.content.cards.find((card) => card.id === id);
  }

  face(die: Die, face: number): Face {
    return this.content.dice[die][face] ?? { gives: 'skull', n: 1 };
  }

  /** What the card does, line by line; nothing until the hall has told. */
  lines(card: Card): readonly Phrase[] {
    return this.texts.get(card.id) ?? [];
  }

  /** Who lives in an area at this table; nobody where that is undecided. */
  inhabitant(area: Area): Inhabitant | null {
    const place = this.#places.find((one) => one.area === area);
    return place ? place.inhabitant : 'god';
  }

  /** Sees who lives where at the table that is shown. */
  see(places: readonly Place[]): void {
    this.#places = places;
  }

  /** Goes back to the content in the box. */
  reset(): void {
    this.content = boxed;
  }

  /** Takes what the hall says about the cards. */
  hear(told: readonly CardText[]): void {
    this.texts = new Map(told.map(({ id, lines }) => [id, lines]));
  }
}

export const game = new Game();
