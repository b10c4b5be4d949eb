/** What the choreographies of all games share: events that happen together become one beat. */
import type { Happening } from '$generated/protocol';

import { patched } from './patch';
import type { Choreography, Flight } from './stage.svelte';

/** Something on its way, not yet on the stage. */
export type Travel = Omit<Flight, 'id'>;

/** How one game is played out. */
export type Steps<View, Event extends { type: string }> = {
  /** How long an event takes at normal speed, in milliseconds; what is not here takes no time. */
  length: Partial<Record<Event['type'], number>>;
  /** Whether an event is seen together with the one that began the beat. */
  joins(leader: Event, event: Event): boolean;
  /** What travels where when it happens, from the view before it. */
  travels(view: View, event: Event): Travel[];
};

/** Something travels from one place to another. */
export const go = (card: string, from: string, to: string): Travel => ({ card, from, to });

export function choreograph<View, Event extends { type: string }>(
  steps: Steps<View, Event>,
): Choreography<View> {
  return {
    beats(before, happenings) {
      let view = before;
      return together(happenings, steps.joins).map((group) => {
        const events = group.map(({ event }) => event as Event);
        const seen = view;
        const flights = events.flatMap((event) => steps.travels(seen, event));
        view = group.reduce((seen, { patch }) => patched(seen, patch), view);
        const lengths = events.map(({ type }: Event) => lengthOf(steps, type));
        const ms = Math.max(...lengths);
        // What takes longest is what the moment is about.
        const told = group.filter((_, index) => lengths[index] === ms);
        return { happenings: group, told, view, flights, ms };
      });
    },
  };
}

function lengthOf<View, Event extends { type: string }>(
  { length }: Steps<View, Event>,
  type: Event['type'],
): number {
  return length[type] ?? 0;
}

function together<Event>(
  happenings: Happening[],
  joins: (leader: Event, event: Event) => boolean,
): Happening[][] {
  const groups: Happening[][] = [];
  for (const happening of happenings) {
    const group = groups.at(-1);
    const leader = group?.[0]?.event as Event | undefined;
    if (group && leader && joins(leader, happening.event as Event)) group.push(happening);
    else groups.push([happening]);
  }
  return groups;
}
