import type { Component } from 'svelte';
import type { KnotGame } from '../knot/patterns';
import ValhallaScene from './ValhallaScene.svelte';

/** What a door shows: a painted scene, or while there is none closed leaves with light behind them. */
export interface DoorDrawing {
  scene?: Component;
  light: string;
}

export const doors: Record<KnotGame, DoorDrawing> = {
  valhalla: { scene: ValhallaScene, light: '#d9a441' },
  valda: { light: '#4fd1a5' },
  vikings: { light: '#7fc4e8' },
};
