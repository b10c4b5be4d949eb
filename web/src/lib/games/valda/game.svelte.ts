/** What is played with at the table that is shown, and what its cards say. */
import type { CardText, GameContent, Phrase } from '$generated/protocol';

import type { Card, Content, Face } from './content';
import type { Area, Building, Die, Inhabitant, Kind, Place, View } from './types';

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
/** The dice, in the order in which the board has them. */
const DICE: readonly Die[] = ['blue', 'yellow', 'white'];
/** The option with which some cards read otherwise. */
const GIANTS = 'giants';

export class Game {
  /** Nothing until the first table is opened: none is shown before its content is there. */
  #content = $state.raw<Content | undefined>();
  #texts = $state.raw<ReadonlyMap<string, CardText>>(new Map());
  #places = $state.raw<readonly Place[]>([]);
  #hasGiants = $state(false);

  get cards(): readonly Card[] {
    return this.#content?.cards ?? [];
  }

  card(kind: Kind): Card {
    return this.cards[kind] ?? UNKNOWN;
  }

  byId(id: string): Card | undefined {
    return this.cards.find((card) => card.id === id);
  }

  face(die: Die, face: number): Face {
    return this.#content?.board.dice[DICE.indexOf(die)]?.[face] ?? { gives: 'skull', n: 1 };
  }

  /** The safe havens of the tree, from its root (VD-TREE-2). */
  get havens(): readonly number[] {
    return this.#content?.board.havens ?? [];
  }

  /** The rounds of a game. */
  get rounds(): number {
    return this.#content?.board.rounds ?? 0;
  }

  /** What a building costs: blood, diamonds, gold. */
  priceOf(building: Building): readonly number[] {
    return this.#content?.board[building] ?? [];
  }

  /** The top of the tree. */
  get top(): number {
    return this.havens.at(-1) ?? 0;
  }

  /** What the card does at this table, line by line. */
  lines(card: Card): readonly Phrase[] {
    const text = this.#texts.get(card.id);
    return (this.#hasGiants ? text?.with?.[GIANTS] : undefined) ?? text?.lines ?? [];
  }

  /** Who lives in an area at this table; nobody where that is undecided. */
  inhabitant(area: Area): Inhabitant | null {
    const place = this.#places.find((one) => one.area === area);
    return place ? place.inhabitant : 'god';
  }

  /** Sees who lives where at the table that is shown. */
  see(view: Pick<View, 'areas' | 'giants'>): void {
    this.#places = view.areas;
    this.#hasGiants = view.giants !== null;
  }

  /** Takes what is played with at the next table, or in the hall. */
  take({ content, cards }: GameContent): void {
    this.#content = content as Content;
    this.#texts = new Map(cards.map((text) => [text.id, text]));
    this.#places = [];
    this.#hasGiants = false;
  }
}

export const game = new Game();
