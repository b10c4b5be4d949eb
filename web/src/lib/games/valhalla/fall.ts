/** When somebody fell. */
import type { Entry } from '$generated/protocol';

import type { Event } from './types';

/** The round in which a seat went out of the game, if the log tells. */
export function fellIn(log: readonly Entry[], seat: number): number | undefined {
  let round: number | undefined;
  for (const { event } of log.flatMap(({ events }) => events)) {
    const happened = event as Event;
    if (happened.type === 'round') round = happened.round;
    if (happened.type === 'eliminated' && happened.seat === seat) return round;
  }
  return undefined;
}
