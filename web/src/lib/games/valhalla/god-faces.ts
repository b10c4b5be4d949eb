/** Which of the pictures a God card shows: art only, all of them are the one type. */
import type { Entry, Happening } from '$generated/protocol';

import { played } from './content.svelte';
import type { Event } from './types';

/** How far neighbours at the table are apart in the list of faces, where that leaves none out. */
const APART = 5;

/**
 * The face that all Gods of a seat show: the same throughout a game and to everybody, so that a
 * card can be known again wherever it goes; another in the next game.
 */
export function faceAt(seat: number, [first]: readonly Entry[]): string {
  const game = Math.floor((first?.at ?? 0) / 1000);
  const { faces } = played;
  const apart = faces.length % APART === 0 ? 1 : APART;
  return faces[(game + seat * apart) % faces.length]?.id ?? '';
}

/** Whose cards are seen in a moment: of the one they happen to. */
export function holderIn(happenings: readonly Happening[]): number | undefined {
  for (const { event } of happenings) {
    const happened = event as Event;
    if (happened.type === 'saw_hand') return happened.target;
    if ('seat' in happened) return happened.seat;
  }
  return undefined;
}
