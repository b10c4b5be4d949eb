/** What the reader has just looked at: cards of decks and hands that nobody else sees. */
import type { Entry } from '$generated/protocol';

import type { Event, Kind, Seat } from './types';

export type Glimpse = {
  /** The step that showed it last, to tell one look from the next. */
  seq: number;
  cards: readonly Kind[];
};

/** What the last steps of `seat` showed it, until it does something else or the next phase begins. */
export function glimpseOf(log: readonly Entry[], seat: Seat | undefined): Glimpse | undefined {
  if (seat === undefined) return undefined;
  let seq: number | undefined;
  const cards: Kind[] = [];
  for (const entry of log.toReversed()) {
    const events = entry.events.map(({ event }) => event as Event);
    const seen = events.flatMap((event) => seenIn(event, seat));
    if (seen.length === 0) {
      if (entry.actor?.seat === seat || events.some(({ type }) => type === 'phase')) break;
      continue;
    }
    seq ??= entry.seq;
    cards.unshift(...seen);
  }
  return seq === undefined ? undefined : { seq, cards };
}

function seenIn(event: Event, seat: Seat): readonly Kind[] {
  if (event.type === 'looked_at_deck' && event.seat === seat && event.card !== null) {
    return [event.card];
  }
  if (event.type === 'looked_at_hand' && event.seat === seat) return event.cards ?? [];
  return [];
}
