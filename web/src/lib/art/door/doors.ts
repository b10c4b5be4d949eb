import type { Component } from 'svelte';
import { ornamentOf } from '../knot/patterns';

/** What a door shows: a painted scene, or while there is none closed leaves with light behind them. */
export interface DoorDrawing {
  scene?: Component;
  light: string;
}

/** The scenes that the games bring along, each 256 by 466. */
const scenes = import.meta.glob<{ default: Component }>('../../games/*/DoorScene.svelte', {
  eager: true,
});

/** How the door of a game is painted. */
export function doorOf(game: string): DoorDrawing {
  const scene = scenes[`../../games/${game}/DoorScene.svelte`]?.default;
  return { scene, light: ornamentOf(game).light };
}
