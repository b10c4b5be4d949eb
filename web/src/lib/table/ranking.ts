/** Places at the end of a game. */
import { t } from '$lib/words/locale.svelte';

export type Ranked = { rank: number; seat: number };

/** The seats by their ranks, the best first. */
export const ranking = (ranks: readonly number[]): Ranked[] =>
  ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);

/** A place in words: "1st", "Shared 2nd". */
export function placeOf(rank: number, ranks: readonly number[]): string {
  const isShared = ranks.filter((other) => other === rank).length > 1;
  return t(isShared ? 'web-over-rank-shared' : 'web-over-rank', { rank });
}
