/** What the page reads of Rise of the Giants in a view: the draft, and what is decided right now. */
import type { Happening } from '$generated/protocol';
import { t } from '$lib/words/locale.svelte';

import { game } from './game.svelte';
import { seatsIn } from './sets';
import type { Area, Event, Kind, Place, Seat, SeatSet, Side, View } from './types';

/** Whose areas are whose in the draft; the last player chooses first, then counter-clockwise (VD-RG-GVG-2). */
export type Lot = { seat: Seat; areas: Area[] };

/** The areas of the draft, by who decides about them, in the order of choosing. */
export function lotsOf({ giants, players }: View): Lot[] {
  const seats = players.map((_, seat) => seat).reverse();
  return seats
    .map((seat) => ({
      seat,
      areas: (giants?.draft ?? []).flatMap(([area, owner]) => (owner === seat ? [area] : [])),
    }))
    .filter(({ areas }) => areas.length > 0);
}

/** What is to be said of the frozen temples of an area: whose, and until when. */
export function frostLines({ sites }: Place, name: (seat: Seat) => string): string[] {
  return sites.flatMap((temple) => {
    if (!temple || temple.frozen === null) return [];
    const who = name(temple.owner);
    return temple.frozen === 'for_good'
      ? [t('valda-web-frozen-for-good', { who })]
      : [t('valda-web-frozen-until', { who, until: name(temple.frozen.until) })];
  });
}

/** Whose temples in an area cannot be touched by others this turn. */
export function wardLines(
  { sites }: Place,
  immune: SeatSet,
  name: (seat: Seat) => string,
): string[] {
  const owners = new Set(sites.flatMap((temple) => (temple ? [temple.owner] : [])));
  return seatsIn(immune)
    .filter((seat) => owners.has(seat))
    .map((seat) => t('valda-web-warded', { who: name(seat) }));
}

/** The pile that a card is discarded to: attacks and defences have one of their own (VD-RG-WPN-2). */
export function pileOf({ giants }: Pick<View, 'giants'>, card: Kind): Side {
  const { type } = game.card(card);
  return giants && (type === 'attack' || type === 'defence') ? 'B' : 'A';
}

/** The area about which it is decided at this moment. */
export function settledNow(
  beat: { happenings: readonly Happening[] } | undefined,
): Area | undefined {
  for (const { event } of beat?.happenings ?? []) {
    const one = event as Event;
    if (one.type === 'settled') return one.area;
  }
  return undefined;
}
