/** Colours that run: by name, which way, and through which stops. A shape uses one with `url(#vd-gold)`. */
export interface Paint {
  /** Where the gradient ends in the shape's own box; it begins at the upper left. */
  to: readonly [number, number];
  stops: readonly (readonly [number, string])[];
}

const down = [0, 1] as const;
const slant = [1, 1] as const;

const even = (to: readonly [number, number], ...colours: string[]): Paint => ({
  to,
  stops: colours.map((colour, index) => [
    Math.round((index / (colours.length - 1)) * 100) / 100,
    colour,
  ]),
});

export const paints = {
  gold: even(slant, '#fff3c4', '#f0c465', '#c48a2c', '#7d5013'),
  'gold-dark': even(down, '#c48f35', '#8a5f1c', '#4e330c'),
  steel: even(slant, '#f7fbff', '#b9c6d6', '#6d7e95', '#36435a'),
  'steel-dark': even(down, '#8fa0b6', '#56657b', '#252f40'),
  wood: even(slant, '#b3824f', '#744a2b', '#2f1c0f'),
  'wood-light': even(down, '#d9ae74', '#a3713f', '#6b4325'),
  stone: even(slant, '#d3d6d9', '#9299a3', '#4c535f'),
  'stone-dark': even(down, '#6d7480', '#444a56', '#22262f'),
  bone: even(down, '#fff8e6', '#dccba6', '#8d7a58'),
  skin: even(slant, '#ffe6c9', '#e3ae83', '#a56b48'),
  fur: even(down, '#f3f5f8', '#b3bdc9', '#667184'),
  night: even(down, '#3f5d94', '#1f3059', '#0c1530'),
  fire: even(down, '#fff2a8', '#ffae3b', '#e2551e', '#7e1d10'),
  lava: even(down, '#ffd866', '#f0701c', '#9c1f0c'),
  coal: even(slant, '#5a4a4a', '#2c2226', '#100a0e'),
  red: even(slant, '#ff9a5c', '#cf4a22', '#661a0e'),
  crimson: even(slant, '#ef7a68', '#b02c26', '#4d0d11'),
  green: even(slant, '#b9f09a', '#4ea75c', '#17473a'),
  rose: even(slant, '#ffdcd2', '#e58f92', '#8c4660'),
  hair: even(down, '#fff0b0', '#e8b048', '#8c5a16'),
  feather: even(down, '#f6e4c2', '#b0834f', '#4f321d'),
  blood: even(slant, '#ff8d7a', '#d3303a', '#7a0f24'),
  diamond: even(slant, '#ffffff', '#a9ecff', '#3f9fd6', '#1c5a9c'),
  rune: even(slant, '#d8d0f5', '#8f7ae5', '#3d2f86'),
  ice: even(down, '#ffffff', '#bfe6f7', '#4c93b8'),
  leaf: even(down, '#8fe0a4', '#3a9a6a', '#155242'),
  bark: even([1, 0], '#7c5a3a', '#4e3522', '#2a1a10'),
  ivory: even(down, '#fffdf5', '#ece2cb', '#bfae8b'),
  frost: even(slant, '#ffffff', '#c9ecfb', '#79b6da', '#2b5f8c'),
  storm: even(down, '#f4f8fd', '#b4c4da', '#6a7c9b'),
  sea: even(down, '#c9fff0', '#38b3a6', '#0f5a66', '#062f3d'),
  rock: even(slant, '#c2b8aa', '#81786f', '#3d3836'),
  moss: even(down, '#c3d072', '#6d873d', '#2c3d1e'),
  mud: even(slant, '#c29a60', '#7a5630', '#35200f'),
  dead: even(slant, '#e2ead6', '#93aa9c', '#3c5554'),
} satisfies Record<string, Paint>;

/** Lights: strong in the middle, nothing at the rim. `url(#vd-glow-gold)`. */
export const glows = {
  white: '#ffffff',
  gold: '#ffd98a',
  ice: '#8fe3ff',
  fire: '#ff9a3c',
  blood: '#ff5d4a',
  aurora: '#5ff0bd',
  violet: '#b8a2ff',
  venom: '#b6f05a',
};
