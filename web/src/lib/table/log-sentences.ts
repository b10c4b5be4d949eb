/**
 * What the log tells of a step: a sentence for each event that has one, and a common one for those
 * that say the same of several things.
 */
import type { Happening } from '$generated/protocol';
import { joined } from '$lib/words/phrase';

import type { GameUi } from './context';

export type Told = {
  happening: Happening;
  /** The place of its last event among the events of the step. */
  place: number;
};

type Teller = Pick<GameUi<never>, 'isTold' | 'joins'>;

export function told(events: readonly Happening[], { isTold, joins }: Teller): Told[] {
  const lines: Told[] = [];
  events.forEach((happening, place) => {
    if (isTold?.(happening.event) === false) return;
    const last = lines.at(-1);
    const listed = joins?.(happening.event);
    const phrase =
      last && listed !== undefined && joins?.(last.happening.event) === listed
        ? joined(last.happening.phrase, happening.phrase, listed)
        : undefined;
    if (phrase) lines[lines.length - 1] = { happening: { ...happening, phrase }, place };
    else lines.push({ happening, place });
  });
  return lines;
}
