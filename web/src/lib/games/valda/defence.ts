/** Why a player cannot defend, as far as the player's own hand tells. */
import { dwellerOf } from './beings';
import { game } from './game.svelte';
import { AREAS } from './sets';
import type { Attack, View } from './types';

/** No defence card, or too few of them to reach the value of the attack (VD-ATK-8). */
export type Defenceless = 'none' | 'short';

/** Said of the viewer alone, and not of an attack that nobody can defend against. */
export function defenceless(view: View, attack: Attack, seat: number): Defenceless | undefined {
  if (attack.undefendable || (attack.defence[seat]?.length ?? 0) > 0) return undefined;
  const shields = view.hand.map((kind) => game.card(kind)).filter(({ type }) => type === 'defence');
  if (shields.length === 0) return 'none';
  // Tyr adds his level to each (VD-GOD-TYR); a giant in his land adds nothing.
  const level = view.players[seat]?.levels[AREAS.indexOf('tyr')] ?? 0;
  const bonus = dwellerOf(view, 'tyr') === 'tyr' ? level : 0;
  const total = shields.reduce((sum, { value }) => sum + value + bonus, 0);
  return total < attack.value ? 'short' : undefined;
}
