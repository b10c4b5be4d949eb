import type { Component } from 'svelte';

/** The colours of a background: three of the sky, then light and shade of what is far and what is near. */
export interface Tones {
  sky: readonly [string, string, string];
  far: readonly [string, string];
  near: readonly [string, string];
}

/** A source of light: place, size, and the name of a glow. */
export interface Light {
  x: number;
  y: number;
  r: number;
  glow: string;
  /** The colour of the disc, if it is a moon or a sun. */
  disc?: string;
  discR?: number;
}

/** What one card shows. */
export interface CardArt {
  emblem: Component;
  ground: Component<{ tones: Tones; seed: number }>;
  tones: Tones;
  light: Light;
  /** Stars in the sky. */
  stars?: number;
  seed: number;
}

/** The size of every card drawing. */
export const cardWidth = 240;
export const cardHeight = 336;
