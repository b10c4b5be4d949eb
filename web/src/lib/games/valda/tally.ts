/** What decides a game of Valda, counted out (VD-END-1 to VD-END-3). */
import type { Tally } from '$lib/table/context';
import { t } from '$lib/words/locale.svelte';

import { RESOURCES } from './sets';
import type { Player, View } from './types';

type Count = (player: Player, temples: number) => number;

const followers: Count = ({ followers }) => followers;
const temples: Count = (_, temples) => temples;
const buildings: Count = ({ mines, drills }, temples) => temples + mines + drills;
const runes: Count = ({ stock }) => stock[RESOURCES.indexOf('rune')] ?? 0;
const resources: Count = ({ stock }) => stock.reduce((all, n) => all + n, 0);

const BASE = { followers, buildings, resources };
const GIANTS = { followers, temples, runes, resources };

/** Temples on the map, frozen or not. */
const templesOf = ({ areas }: View, seat: number): number =>
  areas.flatMap(({ sites }) => sites).filter((temple) => temple?.owner === seat).length;

export function tally(
  view: View,
  _: unknown,
  options: Readonly<Record<string, string>> = {},
): Tally {
  const counts: Record<string, Count> = view.giants ? GIANTS : BASE;
  const why = [
    ...(options.race === 'true' ? ['valda-web-option-race-about'] : []),
    view.giants ? 'valda-web-tally-why-giants' : 'valda-web-tally-why',
  ];
  return {
    columns: Object.keys(counts).map((what) => t(`valda-web-tally-${what}`)),
    rows: view.players.map((player, seat) =>
      Object.values(counts).map((count) => String(count(player, templesOf(view, seat)))),
    ),
    why: why.map((key) => t(key)).join(' '),
  };
}
