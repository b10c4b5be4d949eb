/** The game's own types. */
export type {
  Announced,
  Area,
  Attack,
  Building,
  CardType,
  Cause,
  Deck,
  Die,
  Event,
  Giants,
  Inhabitant,
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
