/** A linear gradient: where it runs in the shape's own box, and its colours. */
export interface Metal {
  from: readonly [number, number];
  to: readonly [number, number];
  stops: readonly (readonly [number, string])[];
}

const down = { from: [0, 0], to: [0, 1] } as const;
const slant = { from: [0, 0], to: [1, 1] } as const;

/** Materials by name; a shape uses one with `fill="url(#vh-steel)"`. */
export const metals = {
  steel: {
    ...slant,
    stops: [
      [0, '#f7fbff'],
      [0.35, '#b9c6d6'],
      [0.7, '#6d7e95'],
      [1, '#36435a'],
    ],
  },
  'steel-light': {
    ...down,
    stops: [
      [0, '#ffffff'],
      [0.5, '#d5dfea'],
      [1, '#95a5b8'],
    ],
  },
  'steel-dark': {
    ...down,
    stops: [
      [0, '#8fa0b6'],
      [0.5, '#56657b'],
      [1, '#252f40'],
    ],
  },
  gold: {
    ...slant,
    stops: [
      [0, '#fff3c4'],
      [0.35, '#f3cf7a'],
      [0.65, '#d9a441'],
      [1, '#875a18'],
    ],
  },
  'gold-dark': {
    ...down,
    stops: [
      [0, '#c48f35'],
      [0.6, '#8a5f1c'],
      [1, '#4e330c'],
    ],
  },
  wood: {
    ...slant,
    stops: [
      [0, '#a87850'],
      [0.4, '#6b4529'],
      [1, '#2c1a0e'],
    ],
  },
  leather: {
    ...slant,
    stops: [
      [0, '#96603a'],
      [0.5, '#5e3620'],
      [1, '#2a150b'],
    ],
  },
  bone: {
    ...down,
    stops: [
      [0, '#fff8e6'],
      [0.5, '#dccba6'],
      [1, '#8d7a58'],
    ],
  },
  skin: {
    ...slant,
    stops: [
      [0, '#ffe3c4'],
      [0.5, '#e3ae83'],
      [1, '#8f5a3d'],
    ],
  },
  pale: {
    ...slant,
    stops: [
      [0, '#f4f6f7'],
      [0.5, '#c9d3da'],
      [1, '#7f8e9c'],
    ],
  },
  dead: {
    ...down,
    stops: [
      [0, '#a9c4cc'],
      [0.5, '#5f7f8c'],
      [1, '#22343f'],
    ],
  },
  fur: {
    ...down,
    stops: [
      [0, '#e9edf2'],
      [0.5, '#a2adbb'],
      [1, '#566173'],
    ],
  },
  'fur-dark': {
    ...down,
    stops: [
      [0, '#8b96a6'],
      [0.55, '#515c6e'],
      [1, '#232b39'],
    ],
  },
  night: {
    ...down,
    stops: [
      [0, '#35507f'],
      [0.6, '#1d2d52'],
      [1, '#0d1630'],
    ],
  },
  ice: {
    ...down,
    stops: [
      [0, '#ffffff'],
      [0.45, '#bfe6f7'],
      [1, '#4c93b8'],
    ],
  },
  fire: {
    ...down,
    stops: [
      [0, '#fff2a8'],
      [0.4, '#ffae3b'],
      [0.75, '#e2551e'],
      [1, '#7e1d10'],
    ],
  },
  red: {
    ...slant,
    stops: [
      [0, '#ff9a5c'],
      [0.45, '#cf4a22'],
      [1, '#661a0e'],
    ],
  },
  crimson: {
    ...slant,
    stops: [
      [0, '#f08070'],
      [0.5, '#b02c26'],
      [1, '#4d0d11'],
    ],
  },
  green: {
    ...down,
    stops: [
      [0, '#c9f7a8'],
      [0.45, '#5fb56a'],
      [1, '#1c4f3c'],
    ],
  },
  rose: {
    ...slant,
    stops: [
      [0, '#ffe0d4'],
      [0.5, '#e99a94'],
      [1, '#99505f'],
    ],
  },
  hair: {
    ...down,
    stops: [
      [0, '#fff0b0'],
      [0.5, '#e8b048'],
      [1, '#8c5a16'],
    ],
  },
  feather: {
    ...down,
    stops: [
      [0, '#f3dfba'],
      [0.5, '#a97b4c'],
      [1, '#4a2f1c'],
    ],
  },
  salmon: {
    ...down,
    stops: [
      [0, '#6f8aa0'],
      [0.35, '#b9c7d0'],
      [0.55, '#f7b9a4'],
      [1, '#f1765a'],
    ],
  },
} satisfies Record<string, Metal>;

/** Lights by name: strong in the middle, nothing at the rim. */
export const glows = {
  white: '#ffffff',
  gold: '#ffd98a',
  ice: '#8fe3ff',
  fire: '#ff9a3c',
  blood: '#ff5d4a',
  aurora: '#5ff0bd',
  violet: '#b8a2ff',
  venom: '#b6f05a',
  night: '#02050b',
};
