/** The giants: which area each of them claims, their colours, and their art once it has come. */
import type { Area, Deck } from '../types';

export type Giant = Extract<Deck, 'ymir' | 'kari' | 'hel' | 'agir' | 'grim' | 'thrym' | 'mork'>;

/** The giant that may live in an area instead of its god. */
export const giantOf: Record<Area, Giant> = {
  heimdall: 'ymir',
  freya: 'kari',
  surtur: 'hel',
  tyr: 'agir',
  thor: 'grim',
  odin: 'thrym',
  loki: 'mork',
};

const GIANTS: readonly string[] = Object.values(giantOf);

export const isGiant = (deck: Deck): deck is Giant => GIANTS.includes(deck);

/** A colour for each giant, light enough for lines on dark wood. */
export const giantAccents: Record<Giant, string> = {
  ymir: '#a9e6ff',
  kari: '#f0dcb4',
  hel: '#8ff0c4',
  agir: '#4fd6c0',
  grim: '#d0b894',
  thrym: '#a8a6ff',
  mork: '#d2a45a',
};

type Art = typeof import('./giants/index');

let art = $state.raw<Art>();
let coming: Promise<void> | undefined;

/** Fetches the drawings of the giants. */
export function fetchGiants(): Promise<void> {
  coming ??= import('./giants/index').then(
    (come) => void (art = come),
    // A page without the line to its hall shows no giants; it asks again with the next picture.
    () => void (coming = undefined),
  );
  return coming;
}

/** The drawings of the giants. Whoever asks before they are there is told again when they are. */
export function giantArt(): Art | undefined {
  if (!art) void fetchGiants();
  return art;
}
