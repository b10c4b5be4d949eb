/** What the events of an attack change of what is seen. */
import { setOf } from './sets';
import type { Attack, Event, Kind, View } from './types';

type FromHand = (view: View, seat: number, card: Kind | null) => View;

export function presentAttack(view: View, event: Event, fromHand: FromHand): View {
  switch (event.type) {
    case 'attacked': {
      const left = event.cards.reduce((seen, card) => fromHand(seen, event.seat, card), view);
      return { ...left, attack: declared(event, view.players.length) };
    }
    case 'attacked_again':
      return attack(view, (one) => ({
        ...one,
        targets: setOf(event.target),
        value: event.value,
        undefendable: false,
        blocked: 0,
        hit: 0,
        defence: one.defence.map(() => []),
        totals: one.totals.map(() => 0),
      }));
    case 'value_changed':
      return attack(view, (one) => ({ ...one, value: event.value }));
    case 'redirected':
      return attack(view, (one) => ({ ...one, targets: setOf(event.target) }));
    case 'undefendable':
      return attack(view, (one) => ({ ...one, undefendable: true }));
    case 'defended':
      return attack(view, (one) => ({
        ...one,
        defence: one.defence.map((had, seat) => (seat === event.seat ? event.cards : had)),
        totals: one.totals.map((had, seat) => (seat === event.seat ? event.total : had)),
      }));
    case 'blocked': {
      // Who defends blocks; from now on the shields count as out of the hand, as in the hall's view.
      const shields = view.attack?.defence[event.seat] ?? [];
      const left = shields.reduce((seen, card) => fromHand(seen, event.seat, card), view);
      return attack(left, (one) => ({ ...one, blocked: one.blocked | setOf(event.seat) }));
    }
    case 'struck':
      return attack(view, (one) => ({ ...one, hit: one.hit | setOf(event.seat) }));
    case 'cancelled':
    case 'attack_over':
      return { ...view, attack: null };
    default:
      return view;
  }
}

function attack(view: View, change: (one: Attack) => Attack): View {
  return view.attack ? { ...view, attack: change(view.attack) } : view;
}

/** An attack as it is declared; how its value is made up follows with the hall's view. */
function declared(
  { seat, targets, cards, effect, value }: Extract<Event, { type: 'attacked' }>,
  players: number,
): Attack {
  return {
    attacker: seat,
    targets,
    cards,
    effect,
    value,
    printed: value,
    bonus: 0,
    undefendable: false,
    defence: Array.from({ length: players }, () => []),
    totals: Array.from({ length: players }, () => 0),
    blocked: 0,
    hit: 0,
  };
}
