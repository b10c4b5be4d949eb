import type { Ornament } from '$lib/art/knot/patterns';

/** Four ribbons that braid and fall back, like roots. */
export const ornament: Ornament = {
  pattern: { rows: 2, along: ['cross', 'cross'], across: ['cross', 'wall'] },
  light: '#4fd1a5',
};
