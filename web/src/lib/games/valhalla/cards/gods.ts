import Cave from './backdrops/Cave.svelte';
import Falls from './backdrops/Falls.svelte';
import Forge from './backdrops/Forge.svelte';
import Hall from './backdrops/Hall.svelte';
import Ice from './backdrops/Ice.svelte';
import Mountains from './backdrops/Mountains.svelte';
import Sea from './backdrops/Sea.svelte';
import Wood from './backdrops/Wood.svelte';
import Freyja from './emblems/Freyja.svelte';
import Heimdall from './emblems/Heimdall.svelte';
import Hel from './emblems/Hel.svelte';
import LokiBound from './emblems/LokiBound.svelte';
import LokiFalcon from './emblems/LokiFalcon.svelte';
import LokiFly from './emblems/LokiFly.svelte';
import LokiMare from './emblems/LokiMare.svelte';
import LokiSalmon from './emblems/LokiSalmon.svelte';
import LokiTrickster from './emblems/LokiTrickster.svelte';
import Odin from './emblems/Odin.svelte';
import Thor from './emblems/Thor.svelte';
import Tyr from './emblems/Tyr.svelte';
import type { CardArt } from './scenery';

/** The faces of the God cards, by the ids of the content file. */
export const godFaceIds = [
  'odin',
  'thor',
  'freyja',
  'tyr',
  'heimdall',
  'hel',
  'loki_trickster',
  'loki_salmon',
  'loki_mare',
  'loki_fly',
  'loki_falcon',
  'loki_bound',
] as const;
export type GodFace = (typeof godFaceIds)[number];

const blueRock = { far: ['#3d5590', '#263a6c'], near: ['#1a284e', '#0f1832'] } as const;

/** What each face shows. */
export const godFaces: Record<GodFace, CardArt> = {
  odin: {
    emblem: Odin,
    ground: Mountains,
    seed: 31,
    stars: 60,
    tones: { sky: ['#0a1030', '#213a78', '#6f8fd0'], ...blueRock },
    light: { x: 120, y: 120, r: 150, glow: 'gold' },
  },
  thor: {
    emblem: Thor,
    ground: Mountains,
    seed: 12,
    tones: {
      sky: ['#12314a', '#2b7fb0', '#bfe6f5'],
      far: ['#4f8fb5', '#2f6488'],
      near: ['#1f4661', '#123047'],
    },
    light: { x: 120, y: 80, r: 160, glow: 'white' },
  },
  freyja: {
    emblem: Freyja,
    ground: Hall,
    seed: 4,
    tones: {
      sky: ['#b5476a', '#ef9a8e', '#ffe3b0'],
      far: ['#d97f86', '#b35a70'],
      near: ['#8a3a5a', '#5e2340'],
    },
    light: { x: 120, y: 130, r: 170, glow: 'gold' },
  },
  tyr: {
    emblem: Tyr,
    ground: Ice,
    seed: 7,
    tones: {
      sky: ['#2d060c', '#861a20', '#d8492f'],
      far: ['#6b1519', '#4a0c12'],
      near: ['#3a0a10', '#220508'],
    },
    light: { x: 120, y: 150, r: 160, glow: 'blood' },
  },
  heimdall: {
    emblem: Heimdall,
    ground: Sea,
    seed: 6,
    tones: {
      sky: ['#8fc3ea', '#cfe7f3', '#fff2cf'],
      far: ['#8fb9d6', '#6f9dc0'],
      near: ['#4f86ad', '#2f648c'],
    },
    light: { x: 182, y: 66, r: 120, glow: 'gold', disc: '#fff8dc', discR: 32 },
  },
  hel: {
    emblem: Hel,
    ground: Ice,
    seed: 15,
    tones: {
      sky: ['#120a24', '#37225c', '#2f7f80'],
      far: ['#3a2c62', '#241a44'],
      near: ['#1b3a4a', '#0f2230'],
    },
    light: { x: 170, y: 220, r: 150, glow: 'aurora' },
  },
  loki_trickster: {
    emblem: LokiTrickster,
    ground: Forge,
    seed: 18,
    tones: {
      sky: ['#062015', '#14613c', '#a9d84f'],
      far: ['#3f8f45', '#123a26'],
      near: ['#1f5a34', '#0a2417'],
    },
    light: { x: 120, y: 240, r: 170, glow: 'venom' },
  },
  loki_salmon: {
    emblem: LokiSalmon,
    ground: Falls,
    seed: 9,
    tones: {
      sky: ['#9fdcec', '#c9f0f5', '#e9fbff'],
      far: ['#5fc4d6', '#2f97b0'],
      near: ['#3b6f78', '#22494f'],
    },
    light: { x: 120, y: 70, r: 120, glow: 'white' },
  },
  loki_mare: {
    emblem: LokiMare,
    ground: Wood,
    seed: 25,
    stars: 50,
    tones: {
      sky: ['#2a1a5e', '#6f56c0', '#e7a9d8'],
      far: ['#8f76c8', '#4a3690'],
      near: ['#5e489f', '#281b58'],
    },
    light: { x: 60, y: 70, r: 110, glow: 'violet', disc: '#f6ecff', discR: 24 },
  },
  loki_fly: {
    emblem: LokiFly,
    ground: Forge,
    seed: 28,
    tones: {
      sky: ['#180703', '#5e1a08', '#f0781f'],
      far: ['#c8460f', '#2b0d05'],
      near: ['#f09a2c', '#3a1206'],
    },
    light: { x: 120, y: 260, r: 200, glow: 'fire' },
  },
  loki_falcon: {
    emblem: LokiFalcon,
    ground: Mountains,
    seed: 41,
    tones: {
      sky: ['#3f8fd0', '#8fc8ec', '#e3f4fb'],
      far: ['#b9d6e6', '#8fb6cf'],
      near: ['#6f9bb8', '#4a7896'],
    },
    light: { x: 120, y: 120, r: 150, glow: 'white' },
  },
  loki_bound: {
    emblem: LokiBound,
    ground: Cave,
    seed: 33,
    tones: {
      sky: ['#0d1410', '#24382a', '#5e7a3a'],
      far: ['#333c38', '#20282a'],
      near: ['#2a302f', '#151a1a'],
    },
    light: { x: 120, y: 120, r: 150, glow: 'venom' },
  },
};
