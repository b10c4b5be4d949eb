import { describe, expect, it } from 'vitest';
import { burning, embers } from './burn';

describe('a burning card', () => {
  it('has one ragged rim that ash and rest share', () => {
    const { rest, ash } = burning(3);
    const rim = (shape: string): string[] => shape.match(/[\d.]+% calc\([^)]*\)[^)]*\)/g) ?? [];
    expect(rim(rest)).toHaveLength(15);
    expect(rim(rest)).toEqual(rim(ash));
  });

  it('closes the fire over both its sides', () => {
    expect(burning(3).fire.match(/calc/g)).toHaveLength(30);
  });

  it('lets embers start lower when the fire comes from below', () => {
    const all = embers(3);
    expect(all).toHaveLength(22);
    for (const { x, y } of all) {
      expect(x).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(25);
    }
  });
});
