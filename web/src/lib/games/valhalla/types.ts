/** The game's own types, and small things to do with them. */
import type { Choice, Question } from '$generated/protocol';
import type { Action, Ask, Card, Counts } from '$generated/valhalla';

export type {
  Action,
  Ask,
  Card,
  Counts,
  Event,
  Offered,
  Phase,
  Player,
  Reveal,
  Source,
  Step,
  View,
  Zone,
} from '$generated/valhalla';

/** What a choice does. */
export const actionOf = ({ action }: Pick<Choice, 'action'>): Action => action as Action;

/** What a question is about; nothing if none is asked. */
export function askOf(question: Pick<Question, 'ask'>): Ask;
export function askOf(question: Pick<Question, 'ask'> | undefined): Ask | undefined;
export function askOf(question: Pick<Question, 'ask'> | undefined): Ask | undefined {
  return question?.ask as Ask | undefined;
}

/** All types of cards in canonical order. */
export const CARDS: readonly Card[] = ['hammer', 'sword', 'axe', 'wolf', 'god', 'draugr'];

/** The seats in a set. */
export const seatsIn = (set: number): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => (set >> seat) & 1);

/** Each card of a multiset by itself, in canonical order. */
export const each = (counts: Counts): Card[] =>
  CARDS.flatMap((card) => Array<Card>(counts[card] ?? 0).fill(card));

export const total = (counts: Counts): number => each(counts).length;

/** The multiset with so many more (or fewer) of a card. */
export function plus(counts: Counts, card: Card, change = 1): Counts {
  const { [card]: had = 0, ...rest } = counts;
  const has = Math.max(0, had + change);
  return has > 0 ? { ...rest, [card]: has } : rest;
}

/** How many Draugr the armoury can lock. */
export const MOST_LOCKED = 5;

/** What a Draugr costs that is shown now. */
export const costOf = ({ locked }: { locked: number }): number => (locked >= MOST_LOCKED ? 3 : 1);
