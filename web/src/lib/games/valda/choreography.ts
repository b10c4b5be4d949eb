/** How the game is played out: which events happen together, how long, and what travels where. */
import { choreograph, go, type Travel } from '$lib/table/choreograph';

import { dwellerOf } from './beings';
import { pileOf } from './giants-in-view';
import { AREAS, areaOf, without } from './sets';
import type { Event, Kind, Side, Source, View } from './types';

/** The names of the places that things travel between. */
export const place = {
  deck: (side: Side) => `deck:${side}`,
  pile: (side: Side) => `pile:${side}`,
  bank: 'bank',
  row: 'row',
  attack: 'attack',
  shields: (seat: number) => `shields:${seat}`,
  hand: (seat: number) => `hand:${seat}`,
  stock: (seat: number) => `stock:${seat}`,
  village: (seat: number) => `village:${seat}`,
  pawn: (seat: number) => `pawn:${seat}`,
  area: (area: string) => `area:${area}`,
};

/**
 * How long an event takes at normal speed, in milliseconds; what is not here takes no time. What
 * has a second or more is to be read.
 */
const LENGTH: Partial<Record<Event['type'], number>> = {
  round: 600,
  turn: 450,
  phase: 200,
  rolled: 1000,
  turned: 900,
  rerolled: 900,
  gained: 340,
  paid: 280,
  traded: 450,
  followers: 700,
  lost: 1000,
  followers_stolen: 1000,
  drew: 320,
  reshuffled: 500,
  played: 800,
  repeated: 600,
  attacked: 1400,
  value_changed: 1000,
  redirected: 1000,
  cancelled: 1100,
  undefendable: 1000,
  defended: 1100,
  blocked: 1200,
  struck: 1200,
  attacked_again: 1100,
  weapon: 1300,
  built: 650,
  temple: 1000,
  announced: 500,
  build_cancelled: 1000,
  controls: 1200,
  opened: 1000,
  temple_destroyed: 1000,
  temple_moved: 1000,
  temples_switched: 1000,
  settled: 1000,
  dealt: 900,
  first_hand: 500,
  points: 350,
  carved: 350,
  broken: 350,
  put_back: 350,
  frozen: 900,
  thawed: 600,
  building_destroyed: 1100,
  stole: 1000,
  destroyed: 1000,
  card_stolen: 1000,
  card_destroyed: 1000,
  discarded: 350,
  retrieved: 500,
  looked_at_hand: 1000,
  looked_at_deck: 1000,
  cards_switched: 700,
  hands_switched: 900,
  more_actions: 400,
  borrowed: 600,
  empowered: 600,
  ended: 1000,
};

export const choreography = choreograph<View, Event>({ length: LENGTH, joins, travels });

/** What dice give, what is paid for one thing, and what is drawn at once, is one moment. */
const JOINED: ReadonlySet<Event['type']> = new Set(['gained', 'paid', 'drew', 'discarded']);
/** What follows upon something and is seen with it. */
const FOLLOWS: Partial<Record<Event['type'], readonly Event['type'][]>> = {
  turn: ['phase', 'points'],
  round: ['turn', 'phase', 'points'],
  phase: ['points'],
  carved: ['gained'],
  broken: ['gained'],
  first_hand: ['first_hand'],
  temple: ['followers', 'controls'],
  // All who are attacked at once turn their shields over together, and it ends for all together.
  defended: ['defended'],
  blocked: ['blocked', 'struck'],
  struck: ['blocked', 'struck'],
};

function joins(leader: Event, event: Event): boolean {
  if (JOINED.has(leader.type) && leader.type === event.type) {
    return 'seat' in leader && 'seat' in event && leader.seat === event.seat;
  }
  return FOLLOWS[leader.type]?.includes(event.type) ?? false;
}

/** A thing on its way, by name: `card:12`, `back`, `back:odin`, `token:gold`, `temple:2`. */
const card = (kind: Kind | null): string => (kind === null ? 'back' : `card:${kind}`);
const many = (n: number, travel: Travel): Travel[] => Array<Travel>(Math.min(n, 5)).fill(travel);
const landOf = (site: number): string => place.area(AREAS[areaOf(site)] ?? '');

function origin(view: View, from: Source, kind: Kind | null): { what: string; place: string } {
  const back = (deck: string) => (kind === null ? `back:${deck}` : card(kind));
  if ('divine' in from) {
    return { what: back(dwellerOf(view, from.divine)), place: place.area(from.divine) };
  }
  return { what: view.giants ? back(from.main) : card(kind), place: place.deck(from.main) };
}

function travels(view: View, event: Event): Travel[] {
  const pile = (kind: Kind) => place.pile(pileOf(view, kind));
  switch (event.type) {
    case 'gained':
      return many(event.n, go(`token:${event.resource}`, place.bank, place.stock(event.seat)));
    case 'paid':
      return many(event.n, go(`token:${event.resource}`, place.stock(event.seat), place.bank));
    case 'traded':
      return [
        go(`token:${event.from}`, place.stock(event.seat), place.bank),
        go(`token:${event.to}`, place.bank, place.stock(event.seat)),
      ];
    case 'stole':
      return many(
        event.n,
        go(`token:${event.resource}`, place.stock(event.from), place.stock(event.seat)),
      );
    case 'destroyed':
      return many(event.n, go(`token:${event.resource}`, place.stock(event.owner), place.bank));
    case 'followers_stolen':
      return many(event.n, go('token:follower', place.pawn(event.from), place.pawn(event.seat)));
    case 'lost':
      return many(event.n, go('token:skull', place.attack, place.pawn(event.seat)));
    case 'drew': {
      const { what, place: from } = origin(view, event.from, event.card);
      return [go(what, from, event.open ? place.row : place.hand(event.seat))];
    }
    case 'played':
    case 'weapon':
      return [go(card(event.card), place.hand(event.seat), pile(event.card))];
    case 'attacked':
      return event.cards.map((kind) => go(card(kind), place.hand(event.seat), place.attack));
    case 'defended': {
      // What oneself laid down lies there already.
      const lying = view.attack?.defence[event.seat] ?? [];
      return lying
        .reduce<readonly Kind[]>(without, event.cards)
        .map((kind) => go(card(kind), place.hand(event.seat), place.shields(event.seat)));
    }
    case 'discarded':
      return [go(card(event.card), place.hand(event.seat), pile(event.card))];
    case 'card_destroyed':
      return [go(card(event.card), place.hand(event.owner), pile(event.card))];
    case 'card_stolen':
      return [go(card(event.card), place.hand(event.from), place.hand(event.seat))];
    case 'retrieved':
      return [go(card(event.card), pile(event.card), place.hand(event.seat))];
    case 'cards_switched':
      return [
        go(card(event.taken), place.hand(event.with), place.hand(event.seat)),
        go(card(event.given), place.hand(event.seat), place.hand(event.with)),
      ];
    case 'hands_switched':
      return [
        go('back', place.hand(event.with), place.hand(event.seat)),
        go('back', place.hand(event.seat), place.hand(event.with)),
      ];
    case 'broken':
      return [go('token:rune', place.stock(event.seat), place.bank)];
    case 'put_back':
      return [go(card(event.card), place.hand(event.seat), place.deck(event.side))];
    case 'first_hand':
      return (['A', 'B'] as const).map((side) =>
        go(`back:${side}`, place.deck(side), place.hand(event.seat)),
      );
    case 'temple':
      return [go(`temple:${event.seat}`, place.village(event.seat), landOf(event.site))];
    case 'temple_moved':
      return [go(`temple:${event.owner}`, landOf(event.from), landOf(event.to))];
    case 'temples_switched':
      return [
        go('token:temple', landOf(event.own), landOf(event.other)),
        go('token:temple', landOf(event.other), landOf(event.own)),
      ];
    default:
      return [];
  }
}
