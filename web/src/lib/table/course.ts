/** A game that is over in numbers: one mechanism for all games, fed by what each says to follow. */
import type { Replay } from '$generated/protocol';

import type { Course } from './context';
import { viewsOf } from './replay.svelte';

/** A number of every seat over the rounds. */
export type Chart = { label: string; rounds: number[]; lines: number[][] };

export type Told = {
  charts: Chart[];
  /** What was counted, with the sum of every seat. */
  counts: { label: string; sums: number[] }[];
  rounds: number;
  decisions: number;
  minutes: number;
};

export function tell<View>(replay: Replay, course: Course<View>): Told {
  const seats = Array.from({ length: replay.seats }, (_, seat) => seat);
  const views = viewsOf(replay) as View[];
  const events = replay.entries.flatMap((entry) => entry.events.map(({ event }) => event));
  // The beginning, and how each round ended.
  const ends = replay.rounds.flatMap((round, at) =>
    at === 0 || replay.rounds[at + 1] !== round ? [{ round: at === 0 ? 0 : round, at }] : [],
  );
  const at = replay.entries.map((entry) => entry.at);
  return {
    charts: course.lines.map(({ label, of }) => ({
      label,
      rounds: ends.map(({ round }) => round),
      lines: seats.map((seat) => ends.map((end) => of(views[end.at]!, seat))),
    })),
    counts: course.counts.map(({ label, of }) => ({
      label,
      sums: seats.map((seat) => events.reduce<number>((sum, event) => sum + of(event, seat), 0)),
    })),
    rounds: replay.rounds.at(-1) ?? 0,
    decisions: replay.entries.filter(({ actor }) => actor !== undefined).length,
    minutes: Math.max(1, Math.round(((at.at(-1) ?? 0) - (at[0] ?? 0)) / 60_000)),
  };
}
