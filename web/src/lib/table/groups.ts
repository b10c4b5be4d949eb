/** The kinds of answers, in the order in which they stand, and the keys that go to them. */

const KEYS = {
  build: 'b',
  take: 'k',
  trade: 'x',
  runes: 'n',
  powers: 'p',
  cards: 'h',
  attack: 'a',
  defend: 'd',
  target: 'g',
  move: 'v',
  other: 'o',
  village: 'w',
} as const;

export type Group = keyof typeof KEYS;

export const GROUPS = Object.keys(KEYS) as Group[];

/** The key that goes to a group; none of them means anything else at a table. */
export const letterOf = (group: Group): string => KEYS[group];

export const groupFor = (key: string): Group | undefined =>
  GROUPS.find((group) => KEYS[group] === key);
