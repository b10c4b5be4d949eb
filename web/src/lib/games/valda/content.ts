/** What the game is made of: its cards, and the faces of its dice. */
import { readCsv } from './csv';
import type { CardType, Deck, Die, Kind } from './types';

export type Card = {
  id: string;
  name: string;
  deck: Deck;
  type: CardType;
  copies: number;
  cost: number;
  value: number;
  effect: string;
  provenance: string;
};

export type Gives = 'blood' | 'diamond' | 'gold' | 'follower' | 'skull';
export type Face = { gives: Gives; n: number };
export type Dice = Record<Die, Face[]>;

export type Content = { cards: readonly Card[]; dice: Dice };

const files = import.meta.glob<string>('../../../../../games/valda/content/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const file = (name: string) =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1] ?? '';

/** The cards of a card file; the place of a row is its kind. */
export function cardsOf(text: string): Card[] {
  return readCsv(text).map((row) => ({
    id: row.id ?? '',
    name: row.name ?? '',
    deck: (row.deck ?? 'base') as Deck,
    type: (row.type ?? 'action') as CardType,
    copies: Number(row.copies),
    cost: Number(row.cost),
    value: Number(row.value),
    effect: row.effect ?? '',
    provenance: row.provenance ?? '',
  }));
}

/** The dice of a board file: `blue = ["blood 1", …]`. */
export function diceOf(text: string): Dice {
  const faces = (die: Die): Face[] => {
    const list = new RegExp(`^${die}\\s*=\\s*(\\[.*\\])`, 'm').exec(text)?.[1];
    return (JSON.parse(list ?? '[]') as string[]).map((word) => {
      const [gives, n] = word.split(' ');
      return { gives: gives as Gives, n: Number(n ?? 1) };
    });
  };
  return { blue: faces('blue'), yellow: faces('yellow'), white: faces('white') };
}

/** The game as it comes in the box. */
export const boxed: Content = {
  cards: cardsOf(file('cards.csv')),
  dice: diceOf(file('board.toml')),
};

/** The content of a table of its own, as the hall serves it. */
export function contentOf(served: unknown): Content {
  const { cards, board } = served as { cards: Card[]; board: { dice: Face[][] } };
  const [blue = [], yellow = [], white = []] = board.dice;
  return { cards, dice: { blue, yellow, white } };
}

/** The kind of the card with this id. */
export const kindOf = ({ cards }: Content, id: string): Kind =>
  cards.findIndex((card) => card.id === id);

/** The two names of a weapon's modes, as the name of the card has them in brackets. */
export function modeNames(card: Card): [string, string] {
  const [a = card.name, b = card.name] =
    /\(([^/)]+)\/([^)]+)\)/
      .exec(card.name)
      ?.slice(1)
      .map((name) => name.trim()) ?? [];
  return [a, b];
}

/** The name without what stands in brackets after a weapon's. */
export const plainName = (card: Card): string =>
  card.type === 'weapon' ? card.name.replace(/\s*\(.*\)$/, '') : card.name;
