import type { Ornament } from '$lib/art/knot/patterns';

/** Closed rings that hang in each other, like shields along a rail. */
export const ornament: Ornament = {
  pattern: {
    rows: 2,
    along: ['cross', 'wall', 'cross', 'cross'],
    across: ['cross', 'pass', 'pass', 'cross'],
  },
  light: '#7fc4e8',
};
