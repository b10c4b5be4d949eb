import type { Ornament } from '$lib/art/knot/patterns';

/** A twist of two ribbons that parts at every third step: links of a mail shirt. */
export const ornament: Ornament = {
  pattern: { rows: 1, along: ['cross', 'cross', 'pass'], across: ['cross'] },
  light: '#d9a441',
};
