/** What kind of answer a spot is. */
import type { Offer } from '$lib/table/context';
import type { Spot } from '$lib/table/selection.svelte';

export function offer(spot: Spot): Offer {
  const [kind = ''] = spot.split(':');
  switch (kind) {
    case 'hand':
      return { group: 'cards', at: 'hand' };
    case 'deck':
    case 'heard':
      return { group: 'take', at: 'table' };
    case 'player':
      return { group: 'target', at: 'table' };
    default:
      return { group: 'other', at: 'list' };
  }
}
