/** How the game is played out: which events happen together, how long, and what travels where. */
import { choreograph, go, type Travel } from '$lib/table/choreograph';
import type { Choreography } from '$lib/table/stage.svelte';

import type { Event, View } from './types';

/** The names of the places that verses travel between. */
export const place = {
  deck: 'deck',
  recited: 'recited',
  hand: (seat: number) => `hand:${seat}`,
};

/** How long an event takes at normal speed, in milliseconds; from a second on it is there to be read. */
const LENGTH: Partial<Record<Event['type'], number>> = {
  round: 700,
  recited: 1600,
  floor: 1200,
  boasted: 1200,
  drank: 1600,
  heard: 900,
  kept: 900,
  left: 1200,
  ended: 2000,
};

/** What a verse on its way shows when nobody may see it. */
const BACK = 'back';

export const choreography: Choreography<View> = {
  ...choreograph<View, Event>({
    length: LENGTH,
    // All lines come out at once.
    joins: (leader, event) => leader.type === 'recited' && event.type === 'recited',
    travels: (_, event) => travels(event),
  }),
  isDone: ({ over }) => over,
};

function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'recited':
      if (event.line === 'silent') return [];
      return [go(event.line.verse, place.hand(event.seat), place.recited)];
    case 'kept':
      return [go(event.kept ?? BACK, place.deck, place.hand(event.seat))];
    default:
      return [];
  }
}
