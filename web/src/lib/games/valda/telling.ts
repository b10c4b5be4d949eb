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

/** The card that came to the pile last; the pile itself is sorted and does not say. */
export function lastOnPile(log: readonly Entry[], pile: readonly Kind[]): Kind | undefined {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const found = log[index]?.events.findLast(({ event }) => {
      const card = cardToPile(event as Event);
      return card !== undefined && pile.includes(card);
    });
    if (found) return cardToPile(found.event as Event);
  }
  return pile.at(-1);
}

function cardToPile(event: Event): Kind | undefined {
  switch (event.type) {
    case 'spent':
    case 'discarded':
    case 'card_destroyed':
    case 'weapon':
      return event.card;
    case 'defended':
    case 'attacked':
      return event.cards.at(-1);
    default:
      return undefined;
  }
}
