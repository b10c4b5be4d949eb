/** Which of the twelve pictures a God card shows: art only, all of them are the one type. */
import type { Entry, Happening } from '$generated/protocol';

import type { Event } from './types';

const FACES = [
  'odin',
  'thor',
  'freyja',
  'loki_trickster',
  'tyr',
  'heimdall',
  'loki_salmon',
  'hel',
  'loki_mare',
  'loki_falcon',
  'loki_fly',
  'loki_bound',
];

/**
 * The face that all Gods of a seat show: the same throughout a game and to everybody, so that a
 * card can be known again wherever it goes; another in the next game.
 */
export function faceAt(seat: number, [first]: readonly Entry[]): string {
  const game = Math.floor((first?.at ?? 0) / 1000);
  return FACES[(game + seat * 5) % FACES.length] ?? 'odin';
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
