/** The phases of a turn, for the strip at the top: they differ where there are giants (VD-TURN-2, VD-RG-TURN). */
import type { PhaseStrip } from '$lib/table/context';
import { t } from '$lib/words/locale.svelte';

import { game } from './game.svelte';
import type { Phase, View } from './types';

const PHASES: readonly Phase[] = ['resource', 'game', 'building', 'attack', 'followers'];
const WITH_GIANTS: readonly Phase[] = ['valda', 'attack', 'followers', 'resource'];

export function phases(view: View): PhaseStrip | undefined {
  // While areas are drafted there is no turn.
  if (view.round === 0) return undefined;
  const order = view.giants ? WITH_GIANTS : PHASES;
  return {
    phases: order.map((id) => ({ id, name: t(`valda-web-phase-${id}`) })),
    now: view.phase,
    round: t('valda-web-strip-round', { round: view.round, of: game.rounds }),
  };
}
