import { beforeAll, describe, expect, it } from 'vitest';

import { AROUND, locale } from '$lib/words/locale.svelte';

import { atZeroInWords, isSame, millis, spanOf, timeInWords } from './clocks';

const DAY = 86_400_000;

describe('clocks', () => {
  beforeAll(() => locale.learn(AROUND));

  it('speak of time in the largest whole unit', () => {
    expect(spanOf(90_000)).toEqual({ amount: 90, unit: 'second' });
    expect(spanOf(120_000)).toEqual({ amount: 2, unit: 'minute' });
    expect(spanOf(36 * 3_600_000)).toEqual({ amount: 36, unit: 'hour' });
    expect(spanOf(0)).toEqual({ amount: 0, unit: 'second' });
    for (const ms of [1000, 90_000, 10 * DAY]) expect(millis(spanOf(ms))).toBe(ms);
  });

  it('say what one has, in days too, and what happens in the end', () => {
    const time = { kind: 'live', bank_ms: 10 * DAY, increment_ms: DAY } as const;
    expect(timeInWords(time)).toBe('10 days each, plus 1 day per move');
    expect(timeInWords({ ...time, increment_ms: 0 })).toBe('10 days each');
    expect(timeInWords({ kind: 'untimed' })).toBe('No clock');
    expect(atZeroInWords({ time: { kind: 'untimed' }, at_zero: 'nudge' })).toBeUndefined();
    expect(atZeroInWords({ time, at_zero: 'bot_seat' })).toContain('bot');
  });

  it('are the same whatever order their parts are in', () => {
    expect(isSame({ kind: 'slow', per_move_ms: DAY }, { per_move_ms: DAY, kind: 'slow' })).toBe(
      true,
    );
    expect(isSame({ kind: 'slow', per_move_ms: DAY }, { kind: 'untimed' })).toBe(false);
  });
});
