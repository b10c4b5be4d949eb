/** Tables as people usually make them, and the one they made last. */
import type { Clock } from '$generated/protocol';

import type { Chosen } from './options';

/** What a table is made with; what is not said stays as it is in the form. */
export type Setup = {
  clock: Clock;
  game?: string;
  chosen?: Chosen;
  players?: number;
  bots?: number;
  strength?: string;
  isByLot?: boolean;
  isPublic?: boolean;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const PRESETS: Readonly<Record<string, Setup>> = {
  table: { clock: { time: { kind: 'untimed' }, at_zero: 'bot_move' } },
  online: {
    clock: {
      time: { kind: 'live', bank_ms: 15 * MINUTE, increment_ms: 20_000 },
      at_zero: 'bot_move',
    },
  },
  letters: { clock: { time: { kind: 'slow', per_move_ms: 3 * DAY }, at_zero: 'bot_move' } },
};

const KEY = 'gladsheim.last-table';

/** How the last table was made in this browser. */
export function lastSetup(): Setup | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Setup | null;
    return kept?.clock?.time ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function rememberSetup(setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setup));
  } catch {
    // A full or forbidden storage: the next form begins from the start.
  }
}
