import Axe from './emblems/Axe.svelte';
import Draugr from './emblems/Draugr.svelte';
import Hammer from './emblems/Hammer.svelte';
import Sword from './emblems/Sword.svelte';
import Wolf from './emblems/Wolf.svelte';
import Ice from './backdrops/Ice.svelte';
import Mountains from './backdrops/Mountains.svelte';
import Hall from './backdrops/Hall.svelte';
import Sea from './backdrops/Sea.svelte';
import Wood from './backdrops/Wood.svelte';
import type { CardArt } from './scenery';
import { godFaces, type GodFace } from './gods';

/** The types of card, as the rules and the wire name them. */
export const cardIds = ['hammer', 'sword', 'axe', 'wolf', 'god', 'draugr'] as const;
export type CardId = (typeof cardIds)[number];

const plain: Record<Exclude<CardId, 'god'>, CardArt> = {
  hammer: {
    emblem: Hammer,
    ground: Mountains,
    seed: 21,
    tones: {
      sky: ['#141a3c', '#2f4a8c', '#7d9bd0'],
      far: ['#4f66a3', '#31447c'],
      near: ['#22305c', '#131b3a'],
    },
    light: { x: 186, y: 40, r: 120, glow: 'ice' },
  },
  sword: {
    emblem: Sword,
    ground: Sea,
    seed: 8,
    stars: 40,
    tones: {
      sky: ['#03201f', '#0b5a4d', '#58c9a0'],
      far: ['#1c7f73', '#0e4f4b'],
      near: ['#0b4140', '#062726'],
    },
    light: { x: 120, y: 206, r: 150, glow: 'aurora' },
  },
  axe: {
    emblem: Axe,
    ground: Hall,
    seed: 3,
    tones: {
      sky: ['#3a0d0c', '#8e2417', '#f08a3a'],
      far: ['#7a2417', '#4a120e'],
      near: ['#2e0b0a', '#1b0606'],
    },
    light: { x: 120, y: 250, r: 190, glow: 'fire' },
  },
  wolf: {
    emblem: Wolf,
    ground: Wood,
    seed: 14,
    stars: 30,
    tones: {
      sky: ['#4d5d78', '#93a3b8', '#dde4ea'],
      far: ['#dfe6ec', '#5d6d82'],
      near: ['#c3ced9', '#2f3a4d'],
    },
    light: { x: 120, y: 112, r: 150, glow: 'white', disc: '#fdfaf0', discR: 92 },
  },
  draugr: {
    emblem: Draugr,
    ground: Ice,
    seed: 5,
    tones: {
      sky: ['#01060d', '#06182a', '#0f4a68'],
      far: ['#12405a', '#0a2438'],
      near: ['#0d3146', '#061624'],
    },
    light: { x: 120, y: 230, r: 160, glow: 'ice' },
  },
};

/** The picture of a card; a God without a known face shows the first of them. */
export function artOf(card: CardId, face?: string): { id: string; art: CardArt } {
  if (card !== 'god') return { id: card, art: plain[card] };
  const god: GodFace = face && face in godFaces ? (face as GodFace) : 'odin';
  return { id: god, art: godFaces[god] };
}
