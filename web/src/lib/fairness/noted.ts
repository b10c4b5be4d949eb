/** The commitments that this browser saw while games were still to be played: nobody can change them later. */
const KEY = 'gladsheim.commitments';
/** More tables than anybody looks back at. */
const MOST = 200;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

function read(storage: Storage): [string, string][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Notes what a hall has bound itself with, the first time it says so. */
export function note(table: string, commitment: string, storage: Storage = localStorage): void {
  const known = read(storage);
  if (known.some(([id]) => id === table)) return;
  try {
    storage.setItem(KEY, JSON.stringify([...known, [table, commitment]].slice(-MOST)));
  } catch {
    // A full or forbidden storage: the proof then rests on the file alone, and says so.
  }
}

export function noted(table: string, storage: Storage = localStorage): string | undefined {
  return read(storage).find(([id]) => id === table)?.[1];
}
