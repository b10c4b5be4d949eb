/**
 * Whether chance was fixed before the game: computed here, from the game file alone.
 *
 * The hall draws a secret when a table is made and publishes its BLAKE3, the commitment. The seed of
 * the game is BLAKE3, keyed with the secret, of the table's name and of what each player added, each
 * preceded by its length. So nobody could choose the deal, and nobody can change it afterwards.
 */
import { blake3 } from '@noble/hashes/blake3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** How the seed of a game came about, as its file says. */
export type Deal = {
  table: string;
  commitment: string;
  server_seed: string;
  entropies: readonly string[];
};

/** One thing that must be so: what was worked out here, and what it must be the same as. */
export type Check = {
  id: 'commitment' | 'noted' | 'seed';
  ok: boolean;
  found: string;
  wanted: string;
};

export type Proof = { checks: Check[]; deal: Deal; seed: string };

/** What a game file says of its deal; nothing where it was not dealt by a hall. */
export function dealOf(file: string): { deal: Deal; seed: string } | undefined {
  const { deal, seed } = JSON.parse(file) as { deal?: Deal; seed?: string };
  return deal && seed !== undefined ? { deal, seed } : undefined;
}

/** Proves the deal of a game file; `noted` is the commitment that this browser saw before the end. */
export function prove(file: string, noted: string | undefined): Proof | undefined {
  const told = dealOf(file);
  if (!told) return undefined;
  const { deal, seed } = told;
  const commitment = commitmentOf(deal.server_seed);
  const check = (id: Check['id'], found: string, wanted: string): Check => {
    return { id, ok: found === wanted, found, wanted };
  };
  return {
    deal,
    seed,
    checks: [
      check('commitment', commitment, deal.commitment),
      ...(noted === undefined ? [] : [check('noted', deal.commitment, noted)]),
      check('seed', seedOf(deal), seed),
    ],
  };
}

/** The number that a hall binds itself with to its secret. */
export const commitmentOf = (secret: string): string => bytesToHex(blake3(hexToBytes(secret)));

/** The seed of the game that follows from the secret and from what the players added. */
export function seedOf({ server_seed: secret, table, entropies }: Deal): string {
  const hash = blake3.create({ key: hexToBytes(secret) });
  for (const text of [table, ...entropies]) {
    const bytes = new TextEncoder().encode(text);
    const length = new Uint8Array(8);
    new DataView(length.buffer).setBigUint64(0, BigInt(bytes.length), true);
    hash.update(length).update(bytes);
  }
  return bytesToHex(hash.digest());
}
