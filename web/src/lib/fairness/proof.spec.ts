import { describe, expect, it } from 'vitest';

import { note, noted } from './noted';
import { commitmentOf, prove, seedOf, type Deal } from './proof';

const SECRET = '00'.repeat(31) + '2a';

function fileOf(change: Partial<Deal> = {}, seed?: string): string {
  const deal: Deal = {
    table: 'k3vRwq8Zt1',
    commitment: commitmentOf(SECRET),
    server_seed: SECRET,
    entropies: ['ravens', ''],
  };
  return JSON.stringify({ seed: seed ?? seedOf(deal), deal: { ...deal, ...change } });
}
const failed = (file: string, seen?: string) =>
  prove(file, seen)?.checks.flatMap(({ id, ok }) => (ok ? [] : [id]));

describe('the proof of a deal', () => {
  it('is BLAKE3, by its published vector', () => {
    expect(commitmentOf('')).toBe(
      'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262',
    );
  });

  it('holds for a true deal', () => {
    expect(failed(fileOf(), commitmentOf(SECRET))).toEqual([]);
  });

  it('fails where the secret was changed', () => {
    expect(failed(fileOf({ server_seed: '11'.repeat(32) }))).toEqual(['commitment', 'seed']);
  });

  it('fails where secret and commitment were changed together, for who noted the commitment', () => {
    const server_seed = '11'.repeat(32);
    const forged = {
      server_seed,
      commitment: commitmentOf(server_seed),
      table: 't',
      entropies: [],
    };
    const file = fileOf(forged, seedOf(forged));
    expect(failed(file)).toEqual([]);
    expect(failed(file, commitmentOf(SECRET))).toEqual(['noted']);
  });

  it('fails where what a player added was moved to another, or the seed is another', () => {
    expect(failed(fileOf({ entropies: ['raven', 's'] }))).toEqual(['seed']);
    expect(failed(fileOf({}, '00'.repeat(32)))).toEqual(['seed']);
  });

  it('says nothing of a file that no hall has dealt', () => {
    expect(prove('{"seed":"00"}', undefined)).toBeUndefined();
  });
});

describe('noted commitments', () => {
  it('are the first that was said, whatever is said later or kept wrongly', () => {
    const kept = new Map([['gladsheim.commitments', 'not json']]);
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    note('one', 'aa', storage);
    note('one', 'bb', storage);
    note('two', 'cc', storage);
    expect(['one', 'two', 'three'].map((id) => noted(id, storage))).toEqual([
      'aa',
      'cc',
      undefined,
    ]);
  });
});
