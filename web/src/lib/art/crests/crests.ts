/**
 * The crests of the seats: a beast or thing, a pattern, and by the token `--seat-<n>` a colour.
 *
 * Each of the three alone tells the seats apart, so nobody has to see colours. The field is 64 by 64.
 */
export interface CrestDrawing {
  name: 'raven' | 'ship' | 'stag' | 'bear' | 'serpent' | 'boar';
  /** Filled even-odd, so that eyes stay open. */
  beast: string;
  /** Stroked over the field of the shield. */
  pattern: string;
  /** How thick the strokes of the pattern are. */
  weight: number;
}

export const crests: readonly CrestDrawing[] = [
  {
    name: 'raven',
    beast:
      'M9 30l15-7c2-7 8-10 14-9 8 1 12 7 12 14 0 8 4 12 3 22-8-4-14-3-21 1 1-6 0-11-6-14l-6-1 7-4-18-2zM33 21.5l3 3 3-3-3-2.5z',
    pattern: 'M-4 14L14-4M-4 34L34-4M-4 54L54-4M4 66L66 4M24 66L66 24M44 66L66 44',
    weight: 5,
  },
  {
    name: 'ship',
    beast:
      'M31 9h3v4c7 2 12 5 15 9-5 3-6 8-4 13-4-2-8-3-11-3v8h-3v-8c-4 0-8 1-12 3 3-5 2-10-3-13 3-4 8-7 15-9zM8 33c4 0 6 2 6 5l2 3h32l2-3c0-3 2-5 6-5-2 2-3 4-3 7-2 8-9 13-21 13s-19-5-21-13c0-3-1-5-3-7z',
    pattern:
      'M-4 12q8-8 16 0t16 0 16 0 16 0 16 0M-4 28q8-8 16 0t16 0 16 0 16 0 16 0M-4 44q8-8 16 0t16 0 16 0 16 0 16 0M-4 60q8-8 16 0t16 0 16 0 16 0 16 0',
    weight: 4,
  },
  {
    name: 'stag',
    beast:
      'M14 7c-1 8 3 14 12 16l-7 0-7-3c2 5 6 8 12 8l-1 3 3 13 3 8h6l3-8 3-13-1-3c6 0 10-3 12-8l-7 3-7 0c9-2 13-8 12-16-1 6-4 9-8 11l1-8c-3 3-4 7-4 11h-6c0-4-1-8-4-11l1 8c-4-2-7-5-8-11zM27 33l4 3-3 2zM37 33l-4 3 3 2z',
    pattern:
      'M8 8h.1M32 8h.1M56 8h.1M20 22h.1M44 22h.1M8 36h.1M32 36h.1M56 36h.1M20 50h.1M44 50h.1M8 62h.1M32 62h.1M56 62h.1',
    weight: 7,
  },
  {
    name: 'bear',
    beast:
      'M12 17c0-5 3-8 7-8 3 0 6 2 7 5 4-1 8-1 12 0 1-3 4-5 7-5 4 0 7 3 7 8 0 3-1 5-3 7 2 4 2 8 1 12-2 8-8 16-18 16s-16-8-18-16c-1-4-1-8 1-12-2-2-3-4-3-7zM22 26l6 3-5 3zM42 26l-6 3 5 3zM26 37l3 6 3 2 3-2 3-6-6-2z',
    pattern: 'M-4 10L32 28 68 10M-4 28L32 46 68 28M-4 46L32 64 68 46M-4-8L32 10 68-8',
    weight: 4.5,
  },
  {
    name: 'serpent',
    beast:
      'M20 8c10-3 22 0 24 8 2 7-3 11-11 13-7 2-11 3-11 7 0 5 8 6 14 4 5-2 7-6 12-5-1 9-8 15-17 16-11 1-20-4-20-13 0-8 7-11 14-13 6-2 9-3 8-6-1-3-6-4-12-2l-3 4 2 6-5-3-4-7 1-5zM22 12.5l3 2 2-2.5z',
    pattern: 'M-2 8h68M-2 24h68M-2 40h68M-2 56h68M8-2v68M24-2v68M40-2v68M56-2v68',
    weight: 2.5,
  },
  {
    name: 'boar',
    beast:
      'M7 35l6-3 4-9 7-6 1-7 5 5 3-6 4 6 5-4 2 7 6-2-1 7 6 2-3 5 5 5-4 5 1 9-7 4-6-4-6 1-7 4-9-2-5-5-6-1-2-4 4-1zM27 26l4 2-4 2zM17 39l3 3 1-8-4-5c-1 4-1 7 0 10z',
    pattern:
      'M32 32L32-20M32 32L70-10M32 32L84 32M32 32L70 74M32 32L32 84M32 32L-6 74M32 32L-20 32M32 32L-6-10',
    weight: 5,
  },
];

/** The shield that carries them. */
export const shield = 'M32 2.5C42 5 51 6 60 6c1 25-5 45-28 55.5C9 51 3 31 4 6c9 0 18-1 28-3.5z';

/** The crest of a seat; seats beyond the last begin again. */
export function crestOf(seat: number): CrestDrawing {
  const crest = crests[((seat % crests.length) + crests.length) % crests.length];
  if (!crest) throw new Error(`no crest for seat ${seat}`);
  return crest;
}
