/** What the log tells, and what it leaves out. */
import type { Entry } from '$generated/protocol';

import type { Event, Kind } from './types';

/** What is no news: being asked, a secret pick, where cards lie in the end, what a build then says. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  'asked',
  'answered',
  'chose',
  'spent',
  'attack_over',
  'announced',
]);

export function isTold(event: unknown): boolean {
  const one = event as Event | undefined;
  if (!one) return true;
  // That somebody drew a divine card says it: the look before it and the card put back say nothing more.
  if (one.type === 'looked_at_two') return one.cards.some((card) => card !== null);
  if (one.type === 'put_under') return one.card !== null;
  return !SILENT.has(one.type);
}

/**
 * The card that came to the pile last; the pile itself is sorted and does not say.
 *
 * Nor does the log say when a played card has done what it does, so a card counts from when it was
 * played. What attacks and defends stays on the table until the attack is over.
 */
export function lastOnPile(log: readonly Entry[], pile: readonly Kind[]): Kind | undefined {
  let isOver = false;
  for (const { events } of log.toReversed()) {
    for (const happening of events.toReversed()) {
      const event = happening.event as Event;
      const card = cardToPile(event, isOver);
      if (card !== undefined && pile.includes(card)) return card;
      if (event.type === 'attack_over') isOver = true;
      // The cards of an attack that is cancelled go to a hand.
      else if (event.type === 'attacked' || event.type === 'cancelled') isOver = false;
    }
  }
  return pile.at(-1);
}

/** The card that an event brings to the pile, at once or at the end of an attack that is over. */
function cardToPile(event: Event, isOver: boolean): Kind | undefined {
  switch (event.type) {
    case 'played':
    case 'discarded':
    case 'card_destroyed':
    case 'weapon':
      return event.card;
    case 'defended':
    case 'attacked':
      return isOver ? event.cards.at(-1) : undefined;
    default:
      return undefined;
  }
}
