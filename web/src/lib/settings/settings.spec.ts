import { describe, expect, it } from 'vitest';

import { Settings } from './settings.svelte';

function storage(kept?: string) {
  const items = new Map<string, string>(kept ? [['gladsheim.settings', kept]] : []);
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

describe('settings', () => {
  it('are kept in the browser', () => {
    const kept = storage();
    new Settings(kept).set('name', 'Embla');
    expect(new Settings(kept).all.name).toBe('Embla');
  });

  it('survive nonsense and a storage that is forbidden', () => {
    expect(new Settings(storage('{')).all.theme).toBe('system');
    const forbidden = {
      getItem: () => null,
      setItem: () => {
        throw new Error('no');
      },
    };
    const settings = new Settings(forbidden);
    settings.set('speed', 'fast');
    expect(settings.pace).toBe(0.5);
  });

  it('put theme and motion on the page', () => {
    const settings = new Settings(storage());
    settings.set('theme', 'light');
    settings.set('speed', 'off');
    expect(document.documentElement.dataset).toMatchObject({ theme: 'light', motion: 'off' });
  });
});
