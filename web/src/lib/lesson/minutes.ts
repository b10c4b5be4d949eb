/** The pictures of games in a minute, found by their place. */
import type { Component } from 'svelte';

/** One picture of three, about nine times as high as a line of text. */
export type MinutePictures = Component<{ step: 'goal' | 'turn' | 'end' }>;

const games = import.meta.glob<{ default: MinutePictures }>('../games/*/Minute.svelte');

/** The pictures of a game; nothing if it has none. */
export const minuteOf = async (game: string): Promise<MinutePictures | undefined> =>
  (await games[`../games/${game}/Minute.svelte`]?.())?.default;
