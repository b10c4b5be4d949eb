/** The cards of the reader that are still to be seen in the hand. */
import { without } from './sets';
import type { Kind, Seat, View } from './types';

/**
 * The hand without the cards that `seat` has laid into the own defence.
 *
 * Until all have chosen they are hand cards by the rules (VD-ATK-8), though they lie in the scene of
 * the attack already; once it is decided for the seat they have left the hand.
 */
export function heldBy({ hand, attack }: View, seat: Seat): readonly Kind[] {
  if (!attack || ((attack.blocked | attack.hit) >> seat) & 1) return hand;
  return (attack.defence[seat] ?? []).reduce<readonly Kind[]>(without, hand);
}
