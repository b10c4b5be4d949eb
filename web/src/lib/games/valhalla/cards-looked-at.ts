/** What the reader alone is being shown: a hand by the Sword, the top of the deck by a God. */
import type { Happening } from '$generated/protocol';

import { each, type Card, type Event } from './types';

/** The cards seen in a moment, if the reader sees any that others do not. */
export function peekedIn(happenings: readonly Happening[]): readonly Card[] | undefined {
  for (const { event } of happenings) {
    const cards = seenIn(event as Event);
    if (cards.length > 0) return cards;
  }
  return undefined;
}

/** To everybody else the cards of such an event are unknown. */
function seenIn(event: Event): readonly Card[] {
  if (event.type === 'saw_hand') return event.cards ? each(event.cards) : [];
  return event.type === 'saw_top' ? (event.cards ?? []) : [];
}
