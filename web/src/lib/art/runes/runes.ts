/**
 * A rune alphabet for decoration: staves and twigs on a field of 8 by 16, as strokes.
 *
 * Runes were cut across the grain of wood, so there is not one level line among them.
 */
const strokes = {
  f: 'M1 0V16M1 6L6 2M1 10L7 5',
  u: 'M1 16V0L7 6V16',
  þ: 'M1 0V16M1 4L6 8L1 12',
  a: 'M1 0V16M1 1L6 5M1 6L6 10',
  r: 'M1 16V0L6 4L1 8L7 16',
  k: 'M6 2L1 8L6 14',
  g: 'M0 2L8 14M8 2L0 14',
  w: 'M1 16V0L6 4L1 8',
  h: 'M1 0V16M7 0V16M1 6L7 10',
  n: 'M4 0V16M1 6L7 10',
  i: 'M4 0V16',
  j: 'M4 2L1 6L4 10M4 6L7 10L4 14',
  y: 'M4 0V16M4 0L7 4M4 16L1 12',
  p: 'M1 0V16M1 0L4 4L7 1M1 16L4 12L7 15',
  z: 'M4 16V0M4 7L0 1M4 7L8 1',
  s: 'M6 0L2 5L6 11L2 16',
  t: 'M4 0V16M4 0L0 5M4 0L8 5',
  b: 'M1 0V16M1 0L6 4L1 8L6 12L1 16',
  e: 'M1 16V0L4 4L7 0V16',
  m: 'M1 16V0L7 7M7 16V0L1 7',
  l: 'M2 16V0L7 5',
  ŋ: 'M4 3L8 8L4 13L0 8Z',
  d: 'M1 2V14L7 2V14L1 2',
  o: 'M0 16L7 6L4 1L1 6L8 16',
} as const;

/** A letter that has a rune. */
export type RuneLetter = keyof typeof strokes;

/** All letters of the alphabet, in the old order of the futhark. */
export const runeLetters = Object.keys(strokes) as RuneLetter[];

/** Height of a rune, and the width of its field. */
export const runeHeight = 16;
export const runeWidth = 8;
const space = 5;

/** Sounds that have no rune of their own borrow one, as carvers did. */
const borrowed: Record<string, string> = {
  c: 'k',
  q: 'k',
  v: 'w',
  x: 'ks',
  ä: 'a',
  å: 'o',
  æ: 'a',
  ö: 'o',
  ø: 'o',
  ð: 'þ',
};

/** The strokes of one rune. */
export function rune(letter: RuneLetter): string {
  return strokes[letter];
}

/** The letters in which a word is carved; what cannot be carved is left out. */
export function carved(text: string): RuneLetter[] {
  return [...text.toLowerCase().replaceAll('th', 'þ').replaceAll('ng', 'ŋ')]
    .flatMap((sign) => [...(borrowed[sign] ?? sign)])
    .filter((sign): sign is RuneLetter => sign in strokes);
}

/** How wide a row of so many runes is. */
export function rowWidth(count: number): number {
  return Math.max(0, count * runeWidth + (count - 1) * space);
}

/** Where each rune of a row begins. */
export function placed(text: string): { letter: RuneLetter; x: number }[] {
  return carved(text).map((letter, index) => ({ letter, x: index * (runeWidth + space) }));
}
