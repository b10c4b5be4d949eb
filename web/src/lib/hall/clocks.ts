/** Clocks in words, the usual ones, and those that people make themselves. */
import type { Clock, Time } from '$generated/protocol';
import { t } from '$lib/words/locale.svelte';

export const UNITS = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
export type Unit = keyof typeof UNITS;

/** A span of time as people say it. */
export type Span = { amount: number; unit: Unit };

const MINUTE = UNITS.minute;
const DAY = UNITS.day;

/** The clocks that need no thought. */
export const USUAL_TIMES: readonly Time[] = [
  { kind: 'untimed' },
  { kind: 'live', bank_ms: 5 * MINUTE, increment_ms: 10_000 },
  { kind: 'live', bank_ms: 15 * MINUTE, increment_ms: 20_000 },
  { kind: 'slow', per_move_ms: DAY },
  { kind: 'slow', per_move_ms: 3 * DAY },
];

export const isSame = (one: Time, other: Time): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

export const millis = ({ amount, unit }: Span): number => Math.round(amount * UNITS[unit]);

/** A span in its largest whole unit: 90 seconds stay seconds, 120 become 2 minutes. */
export function spanOf(ms: number): Span {
  const units = Object.keys(UNITS).reverse() as Unit[];
  const unit = ms === 0 ? 'second' : (units.find((unit) => ms % UNITS[unit] === 0) ?? 'second');
  return { amount: ms / UNITS[unit], unit };
}

function inWords(ms: number): string {
  const { amount, unit } = spanOf(ms);
  return t(`web-span-${unit}`, { count: amount });
}

/** How much time there is, in a few words. */
export function timeInWords(time: Time): string {
  if (time.kind === 'untimed') return t('web-time-untimed');
  if (time.kind === 'slow') return t('web-time-slow', { time: inWords(time.per_move_ms) });
  const bank = inWords(time.bank_ms);
  return time.increment_ms === 0
    ? t('web-time-bank', { bank })
    : t('web-time-live', { bank, more: inWords(time.increment_ms) });
}

/** What happens when the time is up; nothing where it never is. */
export const atZeroInWords = ({ time, at_zero: zero }: Clock): string | undefined =>
  time.kind === 'untimed' ? undefined : t(`web-zero-${zero}-about`);
