/** The game's own types, and how choices and questions are read as such. */
import type { Choice, Question } from '$generated/protocol';
import type { Action, Ask } from '$generated/valda';

export type {
  Action,
  Announced,
  Area,
  Ask,
  Attack,
  Building,
  CardType,
  Cause,
  Deck,
  Die,
  Event,
  Giants,
  Inhabitant,
  Lying,
  Mode,
  Phase,
  Place,
  Player,
  Rate,
  Resource,
  Roll,
  Rolled,
  Source,
  Temple,
  Side,
  View,
} from '$generated/valda';
/** A row of the card file; all copies of it are alike. */
export type Kind = number;
export type Seat = number;
/** Seats as a mask. */
export type SeatSet = number;
/** A building site: five to an area, in the order of the areas. */
export type Site = number;

/** What a choice does. */
export const actionOf = ({ action }: Pick<Choice, 'action'>): Action => action as Action;

/** What a question is about; nothing if none is asked. */
export function askOf(question: Pick<Question, 'ask'>): Ask;
export function askOf(question: Pick<Question, 'ask'> | undefined): Ask | undefined;
export function askOf(question: Pick<Question, 'ask'> | undefined): Ask | undefined {
  return question?.ask as Ask | undefined;
}
