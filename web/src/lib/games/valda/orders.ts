/** Standing orders about weapons (VD-TIME-10), as the hall keeps them. */
import type { Table } from '$generated/protocol';

export const WHEN = ['always', 'concerned', 'never'] as const;
export type When = (typeof WHEN)[number];

/** Moments at which weapons may be played out of turn in every game, in the base game, with giants. */
const ALWAYS = ['attack', 'blocked', 'impact', 'build', 'die', 'phase'] as const;
const BASE = ['open'] as const;
const GIANTS = ['divine', 'steal', 'loss'] as const;
export type Moment = (typeof ALWAYS)[number] | (typeof BASE)[number] | (typeof GIANTS)[number];

/** The moments of a table; with giants no card is drawn open (VD-RG-TURN-2). */
export const momentsOf = (giants: boolean): readonly Moment[] =>
  giants ? [...ALWAYS, ...GIANTS] : [...ALWAYS, ...BASE];

/** What holds for a player who has ordered nothing. */
export const DEFAULTS: Record<Moment, When> = {
  attack: 'always',
  blocked: 'always',
  impact: 'always',
  build: 'always',
  die: 'always',
  open: 'never',
  divine: 'always',
  steal: 'always',
  loss: 'always',
  phase: 'never',
};

/** Gives the order; the table as it then is, or nothing if the hall did not take it. */
export async function give(table: string, moment: Moment, when: When): Promise<Table | undefined> {
  try {
    const answer = await fetch(`/api/v1/tables/${encodeURIComponent(table)}/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ window: moment, ask: when }),
    });
    return answer.ok ? ((await answer.json()) as Table) : undefined;
  } catch {
    return undefined;
  }
}
