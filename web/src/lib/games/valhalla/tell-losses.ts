/** How losses are told: all that one player loses in a row, in one sentence. */
import type { Arg } from '$generated/protocol';
import type { Beat } from '$lib/table/stage.svelte';
import { phrase } from '$lib/words/phrase';

import type { Event, View } from './types';

type Moment = Beat<View>;
type Lost = Extract<Event, { type: 'lost' }>;

export function tellLosses(beat: Moment): Moment {
  const lost = lostIn(beat);
  const [first] = beat.happenings;
  if (!first || lost.length < 2) return beat;
  const seat: Arg = { seat: (lost[0] as Lost).seat };
  const cards: Arg = { list: lost.map(({ card }) => ({ term: `valhalla-card-${card}` })) };
  return { ...beat, told: [{ ...first, phrase: phrase('valhalla-web-loses', { seat, cards }) }] };
}

/** Losses that follow each other, if the same player suffers them. */
export function mergeLosses(one: Moment, next: Moment): Moment | undefined {
  const seats = new Set([...lostIn(one), ...lostIn(next)].map(({ seat }) => seat));
  if (lostIn(one).length === 0 || lostIn(next).length === 0 || seats.size > 1) return undefined;
  return tellLosses({
    ...next,
    happenings: [...one.happenings, ...next.happenings],
    flights: [...one.flights, ...next.flights],
  });
}

/** The losses of a moment that consists of nothing else. */
function lostIn({ happenings }: Moment): Lost[] {
  const events = happenings.map(({ event }) => event as Event);
  const lost = events.filter((event) => event.type === 'lost');
  return lost.length === events.length ? lost : [];
}
