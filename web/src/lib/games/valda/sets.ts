/** Small things to do with the game's types. */
import type { Area, Kind, Resource, Seat, SeatSet, Site } from './types';

export const AREAS: readonly Area[] = [
  'heimdall',
  'freya',
  'surtur',
  'tyr',
  'thor',
  'odin',
  'loki',
];
export const RESOURCES: readonly Resource[] = ['blood', 'diamond', 'gold', 'rune'];
export const BASIC: readonly Resource[] = ['blood', 'diamond', 'gold'];
export const SITES = 5;

/** The seats in a set. */
export const seatsIn = (set: SeatSet): Seat[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => (set >> seat) & 1);

export const setOf = (...seats: Seat[]): SeatSet =>
  seats.reduce((set, seat) => set | (1 << seat), 0);

/** The area of a site, and its number there, from 0. */
export const areaOf = (site: Site): number => Math.floor(site / SITES);
export const numberOf = (site: Site): number => site % SITES;

/** A list of fixed length with each of its things changed. */
export const mapped = <List extends readonly unknown[]>(
  list: List,
  change: (one: List[number], index: number) => List[number],
): List => list.map(change) as unknown as List;

/** The list without one of this kind. */
export function without<T>(list: readonly T[], one: T): T[] {
  const place = list.indexOf(one);
  return list.filter((_, index) => index !== place);
}

/** The cards in the order of their kinds. */
export const sorted = (cards: readonly Kind[]): Kind[] => [...cards].sort((a, b) => a - b);

/** How often each kind is there, in order. */
export function counted(cards: readonly Kind[]): { kind: Kind; count: number }[] {
  const kinds = [...new Set(sorted(cards))];
  return kinds.map((kind) => ({ kind, count: cards.filter((card) => card === kind).length }));
}

/**
 * Where on the tree a number of followers stands: past the top it goes round again (VD-TREE-1). A
 * race is over there (VD-VAR-3), and whoever has won it stands on top.
 */
export function rung(
  followers: number,
  top: number,
  isRace = false,
): { at: number; rounds: number } {
  if (followers <= top) return { at: followers, rounds: 0 };
  if (isRace) return { at: top, rounds: 1 };
  return { at: ((followers - 1) % top) + 1, rounds: Math.floor((followers - 1) / top) };
}

/** Pawns nearer to each other than so many rungs would hide each other. */
const NEAR = 2.5;

/** For each rung that somebody stands on, the place among those who stand near, and their number. */
export function besides(rungs: readonly number[]): { index: number; count: number }[] {
  const order = rungs.map((_, one) => one).sort((a, b) => (rungs[a] ?? 0) - (rungs[b] ?? 0));
  const groups: number[][] = [];
  for (const one of order) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last !== undefined && (rungs[one] ?? 0) - (rungs[last] ?? 0) < NEAR) {
      group.push(one);
    } else groups.push([one]);
  }
  return rungs.map((_, one) => {
    const group = groups.find((some) => some.includes(one)) ?? [one];
    // In the order of the seats, so that climbing past somebody is no jump to the side.
    return { index: group.toSorted((a, b) => a - b).indexOf(one), count: group.length };
  });
}
