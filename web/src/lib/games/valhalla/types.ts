/** The game's own types on the wire: what `games/valhalla` calls `View` and `Event`. */

export const CARDS = ['hammer', 'sword', 'axe', 'wolf', 'god', 'draugr'] as const;

export type Card = (typeof CARDS)[number];
export type Zone = 'discard' | 'hand' | 'main' | 'support';
export type Phase = 'strategic' | 'clash' | 'final';
export type Source = 'deck' | 'armoury' | 'discard' | 'table';
export type Reveal = 'axe' | 'double_draugr' | 'hammer' | 'god' | 'stand';
export type Step =
  | 'plan'
  | 'declare'
  | 'act'
  | 'strategic_stands'
  | 'support'
  | 'god_reveals'
  | 'losses'
  | 'sword_picks'
  | 'picks'
  | 'clash_stands'
  | 'wolf_supports'
  | 'final_stands'
  | 'over';

/** How many cards of each type; types that are not there are left out. */
export type Counts = Partial<Record<Card, number>>;

export type Player = {
  alive: boolean;
  left: boolean;
  /** Cards in hand; sealed cards count while plans are open. */
  hand: number;
  /** What the viewer knows to be in the hand: all of it for the own one. */
  known: Counts;
  discard: Counts;
  committed: boolean;
  main: Card | null;
  support: Card | null;
  participant: boolean;
  axed: boolean;
  hammered: boolean;
  rank: number | null;
};

export type View = {
  viewer: 'public' | { seat: number };
  round: number;
  step: Step;
  first: number;
  deck: number;
  /** Cards on top of the deck that somebody looked at; those the viewer has seen are named. */
  deck_top: (Card | null)[];
  deck_under: (Card | null)[];
  /** The good cards of the armoury, oldest first. */
  row: Card[];
  locked: number;
  pending: number;
  removed: Counts;
  players: Player[];
  batch_draugr: number;
  batch_losses: number;
  /** Cards from which one is being chosen. */
  drawn: Card[];
  /** Cards the asked player has still to lose. */
  losses: number;
  /** A set of seats, one bit each. */
  awaited: number;
};

export type Event =
  | { type: 'round'; round: number; first: number }
  | { type: 'phase'; phase: Phase }
  | { type: 'committed'; seat: number; plan: [Card, Card] | null }
  | { type: 'revealed'; seat: number; main: Card; support: Card }
  | { type: 'collided'; card: Card; seats: number }
  | { type: 'declared'; seat: number; card: Card; target: number | null }
  | { type: 'kept'; seat: number; card: Card }
  | { type: 'saw_hand'; seat: number; target: number; cards: Counts | null }
  | { type: 'saw_top'; seat: number; cards: Card[] | null }
  | { type: 'left_deck'; seat: number }
  | { type: 'looked'; seat: number; cards: Card[] }
  | { type: 'drew'; seat: number; kept: Card | null; under: Card | null }
  | { type: 'drew_all'; seat: number; good: number; cards: Counts | null }
  | { type: 'showed'; seat: number; reveal: Reveal; cards: Card[] }
  | { type: 'bitten'; seat: number; losses: number }
  | { type: 'lost'; seat: number; zone: Zone; card: Card }
  | { type: 'gained'; seat: number; card: Card; from: Source }
  | { type: 'took'; seat: number; card: Card; from: Source }
  | { type: 'discarded'; seat: number; card: Card }
  | { type: 'supported'; seat: number; card: Card }
  | { type: 'batch'; card: Card; number: number; of: number }
  | { type: 'armoury'; card: Card }
  | { type: 'locked'; locked: number }
  | { type: 'pending'; pending: number }
  | { type: 'howled'; seat: number; cards: Counts }
  | { type: 'stand'; seat: number }
  | { type: 'stood'; seat: number; survived: boolean }
  | { type: 'eliminated'; seat: number; cards: Counts }
  | { type: 'left'; seat: number }
  | { type: 'overflow'; cards: Counts; pending: number }
  | { type: 'shuffled'; by: number | null }
  | { type: 'forfeit_due'; seat: number }
  | { type: 'ended'; winner: number | null };

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
