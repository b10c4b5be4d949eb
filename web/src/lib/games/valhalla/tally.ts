/** When somebody fell, and who stood to the end. */
import type { Entry } from '$generated/protocol';
import type { Tally } from '$lib/table/context';
import { t } from '$lib/words/locale.svelte';

import type { Event, View } from './types';

/** The round in which a seat went out of the game, if the log tells. */
export function fellIn(log: readonly Entry[], seat: number): number | undefined {
  let round: number | undefined;
  for (const { event } of log.flatMap(({ events }) => events)) {
    const happened = event as Event;
    if (happened.type === 'round') round = happened.round;
    if (happened.type === 'eliminated' && happened.seat === seat) return round;
  }
  return undefined;
}

/** Nothing is counted in Valhalla: it matters who fell when. */
export function tally({ players }: View, log: readonly Entry[]): Tally {
  const fate = (seat: number, { alive, left }: View['players'][number]): string => {
    if (alive) return t('valhalla-web-fate-stands');
    if (left) return t('valhalla-web-fate-left');
    const round = fellIn(log, seat);
    return round ? t('valhalla-web-fate-fell', { round }) : t('valhalla-web-fate-out');
  };
  return {
    columns: [t('valhalla-web-fate')],
    rows: players.map((player, seat) => [fate(seat, player)]),
    why: t('valhalla-web-fate-why'),
  };
}
