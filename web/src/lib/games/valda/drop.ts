/** What is picked when a thing is dropped somewhere. */
import type { Spot } from '$lib/table/selection.svelte';

/** Places of one's own that take things; others are the spots of lands and players themselves. */
const OWN = ['hand', 'village', 'world'];

export function drop(spot: Spot, place: string): readonly Spot[] | undefined {
  const [kind = ''] = spot.split(':');
  if (place === 'hand')
    return ['looked', 'pile', 'open', 'deck'].includes(kind) ? [spot] : undefined;
  // A card is played by carrying it out onto the world.
  if (place === 'world') return kind === 'card' ? [spot] : undefined;
  return OWN.includes(place) ? undefined : kind === 'site' ? [place] : undefined;
}
