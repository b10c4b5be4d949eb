import type { Component } from 'svelte';
import type { KnotGame } from '../knot/patterns';

/** What a door shows: a painted scene, or while there is none closed leaves with light behind them. */
export interface DoorDrawing {
  scene?: Component;
  light: string;
}

/** The scenes that the games bring along, each 256 by 466. */
const scenes = import.meta.glob<{ default: Component }>('../../games/*/DoorScene.svelte', {
  eager: true,
});

const lights: Record<KnotGame, string> = {
  valhalla: '#d9a441',
  valda: '#4fd1a5',
  vikings: '#7fc4e8',
};

/** How the door of a game is painted. */
export function doorOf(game: KnotGame): DoorDrawing {
  return { scene: scenes[`../../games/${game}/DoorScene.svelte`]?.default, light: lights[game] };
}

/** The game as the ornaments know it; one without a knot of its own borrows the first. */
export const knotOf = (game: string): KnotGame =>
  game in lights ? (game as KnotGame) : 'valhalla';
