/** What this browser remembers of lessons, and of questions that were met before. */

/** A lesson that was begun here. */
export type KeptLesson = { table: string; answered: number; moments: number };

type Kept = {
  lessons: Record<string, KeptLesson>;
  /** The kinds of questions that were met, by game. */
  met: Record<string, string[]>;
};

const KEY = 'gladsheim.lessons';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function read(storage: Store): Kept {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { lessons: kept.lessons ?? {}, met: kept.met ?? {} };
  } catch {
    return { lessons: {}, met: {} };
  }
}

function change(how: (kept: Kept) => void, storage: Store): void {
  const kept = read(storage);
  how(kept);
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage: it is forgotten when the page is closed.
  }
}

/** The lesson of a game that was begun here. */
export const keptLesson = (game: string, storage: Store = localStorage): KeptLesson | undefined =>
  read(storage).lessons[game];

export function keepLesson(game: string, lesson: KeptLesson, storage: Store = localStorage): void {
  change((kept) => (kept.lessons[game] = lesson), storage);
}

/** Whether a kind of question was met in a game. */
export const wasMet = (game: string, ask: string, storage: Store = localStorage): boolean =>
  read(storage).met[game]?.includes(ask) ?? false;

export function meet(game: string, ask: string, storage: Store = localStorage): void {
  if (wasMet(game, ask, storage)) return;
  change((kept) => (kept.met[game] = [...(kept.met[game] ?? []), ask]), storage);
}
