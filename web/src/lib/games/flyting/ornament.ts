import type { Ornament } from '$lib/art/knot/patterns';

/** A plait that breathes, like a verse. */
export const ornament: Ornament = {
  pattern: { rows: 1, along: ['cross', 'pass'], across: ['cross'] },
  light: '#c98fd6',
};
