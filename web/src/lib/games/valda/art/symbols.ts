/** Puts the game's drawings on the page, each once, when first needed. */
import type { Component } from 'svelte';

import { needSymbol } from '$lib/art/sprite/sprite';

import Paints from './Paints.svelte';
import Symbol from './Symbol.svelte';

/** Sees to it that the drawing is on the page, and says under which id. */
export function drawn(name: string, box: string, draw: Component): string {
  const id = `vd-${name}`;
  needSymbol('vd-paints', Paints, { id: 'vd-paints' });
  needSymbol(id, Symbol, { id, box, draw });
  return id;
}
