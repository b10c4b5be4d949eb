/** Standing orders about weapons (VD-TIME-10), as the hall keeps them. */
import type { Table } from '$generated/protocol';

export const WHEN = ['always', 'concerned', 'never'] as const;
export type When = (typeof WHEN)[number];

/** The moments of the base game at which weapons may be played out of turn. */
export const MOMENTS = ['attack', 'blocked', 'impact', 'build', 'die', 'open', 'phase'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What holds for a player who has ordered nothing. */
export const DEFAULTS: Record<Moment, When> = {
  attack: 'always',
  blocked: 'always',
  impact: 'always',
  build: 'always',
  die: 'always',
  open: 'never',
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
