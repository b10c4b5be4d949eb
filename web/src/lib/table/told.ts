/**
 * What the log tells of a step: a sentence for each event that has one, and a common one for those
 * that say the same of several things.
 */
import type { Arg, Happening, Phrase } from '$generated/protocol';

import type { GameUi } from './context';

export type Told = {
  happening: Happening;
  /** The place of its last event among the events of the step. */
  place: number;
};

type Teller = Pick<GameUi<never>, 'isTold' | 'joins'>;

export function told(events: readonly Happening[], { isTold, joins = {} }: Teller): Told[] {
  const lines: Told[] = [];
  events.forEach((happening, place) => {
    if (isTold?.(happening.event) === false) return;
    const last = lines.at(-1);
    const phrase = last && joined(last.happening.phrase, happening.phrase, joins);
    if (phrase) lines[lines.length - 1] = { happening: { ...happening, phrase }, place };
    else lines.push({ happening, place });
  });
  return lines;
}

/** Two sentences as one, if they differ in nothing but the argument that may be a list. */
function joined(one: Phrase, other: Phrase, joins: Record<string, string>): Phrase | undefined {
  const listed = joins[one.key];
  if (listed === undefined || one.key !== other.key) return undefined;
  const rest = ({ args = [] }: Phrase) => JSON.stringify(args.filter(([name]) => name !== listed));
  if (rest(one) !== rest(other)) return undefined;
  const items = ({ args = [] }: Phrase): Arg[] =>
    args.flatMap(([name, arg]) => (name !== listed ? [] : 'list' in arg ? arg.list : [arg]));
  const list = [...items(one), ...items(other)];
  return {
    ...one,
    args: one.args?.map(([name, arg]) => [name, name === listed ? { list } : arg]),
  };
}
