/** How it is told who leads what: where many do, in a few words for all who lead the same. */
import type { Arg, Happening } from '$generated/protocol';
import type { Beat } from '$lib/table/stage.svelte';
import { phrase } from '$lib/words/phrase';

import type { Card, Event, View } from './types';

/** As many whole sentences fit on a phone. */
const MOST_SENTENCES = 3;

export function tellLeads(beat: Beat<View>): Beat<View> {
  const told = beat.told ?? [];
  if (told.length <= MOST_SENTENCES) return beat;
  const groups = new Map<string, Group>();
  for (const happening of told) {
    const event = happening.event as Event;
    if (event.type !== 'revealed') return beat;
    const plan = `${event.main} ${event.support}`;
    const { first, seats } = groups.get(plan) ?? { first: happening, seats: [] };
    groups.set(plan, { ...event, first, seats: [...seats, event.seat] });
  }
  return { ...beat, told: [...groups.values()].map(together) };
}

/** Who leads the same. */
type Group = { first: Happening; main: Card; support: Card; seats: readonly number[] };

/** One happening for equal plans. */
function together({ first, main, support, seats }: Group): Happening {
  const term = (card: Card): Arg => ({ term: `valhalla-card-${card}` });
  const list = seats.map((seat) => ({ seat }));
  const words = { main: term(main), support: term(support), seats: { list } };
  return { ...first, phrase: phrase('valhalla-web-leads', words) };
}
