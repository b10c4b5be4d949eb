/** How it is told who leads what: where many do, in a few words for all who lead the same. */
import type { Arg, Happening } from '$generated/protocol';
import type { Beat } from '$lib/table/stage.svelte';

import type { Event, View } from './types';

/** As many whole sentences fit on a phone. */
const MOST_SENTENCES = 3;

export function tellLeads(beat: Beat<View>): Beat<View> {
  const told = beat.told ?? [];
  if (told.length <= MOST_SENTENCES) return beat;
  const groups = new Map<string, Happening[]>();
  for (const happening of told) {
    const event = happening.event as Event;
    if (event.type !== 'revealed') return beat;
    const plan = `${event.main} ${event.support}`;
    groups.set(plan, [...(groups.get(plan) ?? []), happening]);
  }
  return { ...beat, told: [...groups.values()].map(together) };
}

/** One happening for equal plans, with the cards of the first and the seats of all. */
function together(equal: Happening[]): Happening {
  const [first] = equal as [Happening];
  const args = first.phrase.args?.filter(([name]) => name !== 'seat') ?? [];
  const seats: Arg = {
    list: equal.flatMap(({ phrase }) => phrase.args?.find(([name]) => name === 'seat')?.[1] ?? []),
  };
  return { ...first, phrase: { key: 'valhalla-web-leads', args: [...args, ['seats', seats]] } };
}
