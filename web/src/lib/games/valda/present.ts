/**
 * What an event changes of what is seen.
 *
 * No rule is applied here: things go where the event says they went. The hall's own view follows
 * after the last event, so that this only has to be right for as long as things move.
 */
import { game } from './game.svelte';
import { presentAttack } from './present-attack';
import { presentRise } from './present-rise';
import { pileOf } from './rise';
import { AREAS, RESOURCES, areaOf, mapped, numberOf, sorted, without } from './sets';
import type {
  Area,
  Event,
  Kind,
  Place,
  Player,
  Resource,
  Site,
  Source,
  Temple,
  View,
} from './types';

export function present(view: View, event: Event): View {
  switch (event.type) {
    case 'round':
      return {
        ...view,
        round: event.round,
        ...(view.giants && { giants: { ...view.giants, draft: [] } }),
      };
    case 'turn':
      return { ...view, active: event.seat, roll: null, attack: null, open: [], built: 0 };
    case 'phase':
      return { ...view, phase: event.phase, roll: null, attack: null };
    case 'rolled':
      return {
        ...view,
        roll: { seat: event.seat, dice: event.dice, followers: false, turning: null },
      };
    case 'turned':
    case 'rerolled':
      return turn(view, event.die, event.face);
    case 'gained':
      return stock(bank(view, event.resource, -event.n), event.seat, event.resource, event.n);
    case 'paid':
      return stock(bank(view, event.resource, event.n), event.seat, event.resource, -event.n);
    case 'traded': {
      const count = { four: 4, three: 3, two: 2, one: 1 }[event.rate];
      return stock(stock(view, event.seat, event.from, -count), event.seat, event.to, 1);
    }
    case 'stole':
      return stock(
        stock(view, event.from, event.resource, -event.n),
        event.seat,
        event.resource,
        event.n,
      );
    case 'destroyed':
      return stock(view, event.owner, event.resource, -event.n);
    case 'followers':
      return followers(view, event.seat, event.n);
    case 'lost':
      return followers(view, event.seat, -event.n);
    case 'followers_stolen':
      return followers(followers(view, event.from, -event.n), event.seat, event.n);
    case 'drew':
      return drew(view, event.seat, event.from, event.card, event.open);
    case 'reshuffled':
      return {
        ...view,
        piles: mapped(view.piles, (pile, side) => (isSide(event.side, side) ? [] : pile)),
      };
    case 'took_up_row':
      return event.cards.reduce<View>((seen, card) => toHand(seen, event.seat, card), {
        ...view,
        open: [],
      });
    case 'played':
      return { ...fromHand(view, event.seat, event.card), table: [...view.table, event.card] };
    case 'spent':
      return away({ ...view, table: without(view.table, event.card) }, event.card);
    case 'weapon':
    case 'discarded':
      return away(fromHand(view, event.seat, event.card), event.card);
    case 'card_destroyed':
      return away(fromHand(view, event.owner, event.card), event.card);
    case 'card_stolen':
      return toHand(fromHand(view, event.from, event.card), event.seat, event.card);
    case 'retrieved':
      return toHand(
        { ...view, piles: mapped(view.piles, (pile) => without(pile, event.card)) },
        event.seat,
        event.card,
      );
    case 'cards_switched':
      return toHand(
        toHand(
          fromHand(fromHand(view, event.with, event.taken), event.seat, event.given),
          event.seat,
          event.taken,
        ),
        event.with,
        event.given,
      );
    case 'built':
      return player(view, event.seat, (one) =>
        event.building === 'mine'
          ? { ...one, mines: one.mines + 1 }
          : { ...one, drills: one.drills + 1 },
      );
    case 'building_destroyed':
      return player(view, event.owner, (one) =>
        event.building === 'mine'
          ? { ...one, mines: one.mines - 1 }
          : { ...one, drills: one.drills - 1 },
      );
    case 'temple':
      return { ...put(view, event.site, { owner: event.seat, frozen: null }), announced: null };
    case 'announced':
      return { ...view, announced: announced(event) };
    case 'build_cancelled':
      return { ...view, announced: null };
    case 'temple_destroyed':
      return put(view, event.site, null);
    case 'temple_moved':
      return put(put(view, event.from, null), event.to, temple(view, event.from));
    case 'temples_switched':
      return put(
        put(view, event.own, temple(view, event.other)),
        event.other,
        temple(view, event.own),
      );
    case 'frozen':
      return thaw(view, event.site, event.for_good ? 'for_good' : { until: event.seat });
    case 'thawed':
      return thaw(view, event.site, null);
    case 'controls':
      return place(view, event.area, (one) => ({ ...one, controller: event.seat }));
    case 'opened':
      return place(view, event.area, (one) => ({ ...one, controller: null }));
    case 'more_actions':
      return { ...view, actions: view.actions + event.n };
    case 'borrowed':
      return player(view, event.seat, (one) => ({ ...one, borrowed: event.area }));
    case 'empowered':
      return player(view, event.seat, (one) => ({ ...one, empowered: event.area }));
    case 'left':
      return player(view, event.seat, (one) => ({ ...one, left: true }));
    case 'ended':
      return { ...view, winners: event.winners, roll: null, attack: null };
    default:
      return presentAttack(presentRise(view, event, fromHand), event, fromHand);
  }
}

function player(view: View, seat: number, change: (one: Player) => Player): View {
  const players = view.players.map((one, index) => (index === seat ? change(one) : one));
  return { ...view, players };
}

function place(view: View, area: Area, change: (one: Place) => Place): View {
  return { ...view, areas: view.areas.map((one) => (one.area === area ? change(one) : one)) };
}

const changed = <List extends readonly number[]>(list: List, index: number, n: number): List =>
  mapped(list, (had, at) => (at === index ? Math.max(0, had + n) : had));

function stock(view: View, seat: number, resource: Resource, n: number): View {
  const kind = RESOURCES.indexOf(resource);
  return player(view, seat, (one) => ({ ...one, stock: changed(one.stock, kind, n) }));
}

function bank(view: View, resource: Resource, n: number): View {
  return { ...view, bank: changed(view.bank, RESOURCES.indexOf(resource), n) };
}

function followers(view: View, seat: number, n: number): View {
  return player(view, seat, (one) => ({ ...one, followers: Math.max(0, one.followers + n) }));
}

function turn(view: View, die: number, face: number): View {
  if (!view.roll) return view;
  const dice = view.roll.dice.map((one, index) => (index === die ? { ...one, face } : one));
  return { ...view, roll: { ...view.roll, dice, turning: null } };
}

const isSide = (side: string, index: number): boolean => (side === 'B' ? 1 : 0) === index;

function drew(view: View, seat: number, from: Source, card: Kind | null, open: boolean): View {
  const left =
    'main' in from
      ? { ...view, decks: changed(view.decks, from.main === 'B' ? 1 : 0, -1) }
      : place(view, from.divine, (one) => ({ ...one, deck: one.deck.slice(1) }));
  if (open && card !== null && seat === view.active) {
    return { ...left, open: sorted([...left.open, card]) };
  }
  return toHand(left, seat, card);
}

const isViewer = ({ viewer }: View, seat: number): boolean =>
  viewer !== 'public' && viewer.seat === seat;

function toHand(view: View, seat: number, card: Kind | null): View {
  const seen = player(view, seat, (one) => ({
    ...one,
    hand: one.hand + 1,
    known: card === null ? one.known : sorted([...one.known, card]),
  }));
  if (card === null || !isViewer(view, seat)) return seen;
  return { ...seen, hand: sorted([...seen.hand, card]) };
}

/** Takes a card out of a hand, or out of the open row if it lies there. */
function fromHand(view: View, seat: number, card: Kind | null): View {
  if (card !== null && seat === view.active && view.open.includes(card)) {
    return { ...view, open: without(view.open, card) };
  }
  const seen = player(view, seat, (one) => ({
    ...one,
    hand: Math.max(0, one.hand - 1),
    known: card === null ? one.known : without(one.known, card),
  }));
  if (card === null || !isViewer(view, seat)) return seen;
  return { ...seen, hand: without(seen.hand, card) };
}

/** Puts a card on the pile it belongs to; with the giants weapons leave the game (VD-RG-WPN-1). */
function away(view: View, card: Kind): View {
  if (view.giants && game.card(card).type === 'weapon') {
    return { ...view, removed: sorted([...view.removed, card]) };
  }
  const side = pileOf(view, card);
  return {
    ...view,
    piles: mapped(view.piles, (pile, index) =>
      isSide(side, index) ? sorted([...pile, card]) : pile,
    ),
  };
}

function temple(view: View, site: Site): Temple | null {
  return view.areas[areaOf(site)]?.sites[numberOf(site)] ?? null;
}

function put(view: View, site: Site, what: Temple | null): View {
  const area = AREAS[areaOf(site)];
  if (!area) return view;
  return place(view, area, (one) => ({
    ...one,
    sites: mapped(one.sites, (had, index) => (index === numberOf(site) ? what : had)),
  }));
}

function thaw(view: View, site: Site, frozen: Temple['frozen']): View {
  const standing = temple(view, site);
  return standing ? put(view, site, { ...standing, frozen }) : view;
}

function announced(event: Extract<Event, { type: 'announced' }>): View['announced'] {
  if (event.building) return { building: event.building };
  return event.area ? { temple: event.area } : null;
}
