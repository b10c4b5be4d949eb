/** What the realms look like: the face of the god and the land, by the names of areas and decks. */
import type { Component } from 'svelte';

import type { Area, Deck } from '../types';

import { giantAccents, giantArt, isGiant } from './giants.svelte';
import Freya from './gods/Freya.svelte';
import Heimdall from './gods/Heimdall.svelte';
import Loki from './gods/Loki.svelte';
import Odin from './gods/Odin.svelte';
import Surtur from './gods/Surtur.svelte';
import Thor from './gods/Thor.svelte';
import Tyr from './gods/Tyr.svelte';
import BaseLand from './lands/Base.svelte';
import FreyaLand from './lands/Freya.svelte';
import HeimdallLand from './lands/Heimdall.svelte';
import LokiLand from './lands/Loki.svelte';
import OdinLand from './lands/Odin.svelte';
import SurturLand from './lands/Surtur.svelte';
import ThorLand from './lands/Thor.svelte';
import TyrLand from './lands/Tyr.svelte';

export const gods: Record<Area, Component> = {
  heimdall: Heimdall,
  freya: Freya,
  surtur: Surtur,
  tyr: Tyr,
  thor: Thor,
  odin: Odin,
  loki: Loki,
};

const lands: Partial<Record<Deck, Component>> = {
  base: BaseLand,
  heimdall: HeimdallLand,
  freya: FreyaLand,
  surtur: SurturLand,
  tyr: TyrLand,
  thor: ThorLand,
  odin: OdinLand,
  loki: LokiLand,
};

/** The land a deck comes from; a deck without one comes from the world of men. */
export function landOf(deck: Deck): { name: string; draw: Component } {
  const draw = isGiant(deck) ? giantArt()?.lands[deck] : lands[deck];
  return draw ? { name: deck, draw } : { name: 'base', draw: BaseLand };
}

/** A colour for each realm, light enough for lines on dark wood. */
export const accents: Record<Area, string> = {
  heimdall: '#8fc3ea',
  freya: '#f09aa8',
  surtur: '#ff8a3c',
  tyr: '#e0645c',
  thor: '#8fd0f0',
  odin: '#a9a4ff',
  loki: '#9bd455',
};

/** The face of whoever owns a deck; the main decks have none, and a giant has one once it has come. */
export function faceOf(deck: Deck): Component | undefined {
  return isGiant(deck) ? giantArt()?.faces[deck] : gods[deck as Area];
}

/** The colour of whoever owns a deck; the main deck is green, the giants' two are gold and red. */
export function accentOf(deck: Deck): string {
  if (deck === 'A') return '#e9b84e';
  if (deck === 'B') return '#e2644a';
  return isGiant(deck) ? giantAccents[deck] : (accents[deck as Area] ?? '#4fd1a5');
}
