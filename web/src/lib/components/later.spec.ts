import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fetchWhenQuiet, Later } from './later.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a part that comes later', () => {
  it('comes when it is first wanted, once', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    const later = new Later(load);
    expect(load).not.toHaveBeenCalled();
    expect(later.part).toBeUndefined();
    expect(later.part).toBeUndefined();
    await vi.runAllTimersAsync();
    expect(later.part).toBe('part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after the line was lost', async () => {
    const load = vi.fn(() => Promise.resolve('part'));
    load.mockRejectedValueOnce(new Error('offline'));
    const later = new Later(load);
    await later.fetch();
    expect(load).toHaveBeenCalledTimes(1);
    expect(later.part).toBeUndefined();
    await vi.runAllTimersAsync();
    expect(later.part).toBe('part');
  });

  it('comes by itself when the table has stood for a while', async () => {
    const later = new Later(() => Promise.resolve('part'));
    const stop = fetchWhenQuiet();
    await vi.advanceTimersByTimeAsync(500);
    stop();
    await vi.runAllTimersAsync();
    const fetched = vi.spyOn(later, 'fetch');
    fetchWhenQuiet();
    await vi.runAllTimersAsync();
    expect(fetched).toHaveBeenCalled();
    expect(later.part).toBe('part');
  });
});
