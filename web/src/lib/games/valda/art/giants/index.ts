/** The faces of the giants, their lands and what is on their cards, in one piece that comes with the first table that needs it. */
import type { Component } from 'svelte';

import type { Giant } from '../giants.svelte';
import AgirLand from '../lands/Agir.svelte';
import GrimLand from '../lands/Grim.svelte';
import HelLand from '../lands/Hel.svelte';
import KariLand from '../lands/Kari.svelte';
import MorkLand from '../lands/Mork.svelte';
import ThrymLand from '../lands/Thrym.svelte';
import YmirLand from '../lands/Ymir.svelte';

export { frost as motifs } from '../motifs/frost';
export { giantWeapons as weapons } from '../motifs/giant-weapons';

import Agir from './Agir.svelte';
import Grim from './Grim.svelte';
import Hel from './Hel.svelte';
import Kari from './Kari.svelte';
import Mork from './Mork.svelte';
import Thrym from './Thrym.svelte';
import Ymir from './Ymir.svelte';

export const faces: Record<Giant, Component> = {
  ymir: Ymir,
  kari: Kari,
  hel: Hel,
  agir: Agir,
  grim: Grim,
  thrym: Thrym,
  mork: Mork,
};

export const lands: Record<Giant, Component> = {
  ymir: YmirLand,
  kari: KariLand,
  hel: HelLand,
  agir: AgirLand,
  grim: GrimLand,
  thrym: ThrymLand,
  mork: MorkLand,
};
