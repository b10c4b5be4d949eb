/** What the events that only the giants' game has change of what is seen. */
import { sorted } from './sets';
import type { Area, Event, Kind, Place, Player, Seat, View } from './types';

type FromHand = (view: View, seat: Seat, card: Kind | null) => View;

export function presentRise(view: View, event: Event, fromHand: FromHand): View {
  switch (event.type) {
    case 'dealt':
      return view.giants
        ? { ...view, round: 0, giants: { ...view.giants, draft: event.areas } }
        : view;
    case 'settled':
      return place(view, event.area, (one) => ({ ...one, inhabitant: event.inhabitant }));
    case 'points':
      return { ...view, actions: event.actions, builds: event.builds };
    case 'carved':
      return { ...view, builds: Math.max(0, view.builds - 1) };
    case 'broken':
      return player(view, event.seat, (one) => {
        const [blood, diamond, gold, rune] = one.stock;
        return { ...one, stock: [blood, diamond, gold, Math.max(0, rune - 1)] };
      });
    case 'put_back':
      return fromHand(view, event.seat, event.card);
    case 'first_hand':
      return event.cards ? held(view, event.seat, event.cards, event.cards.length) : view;
    case 'hands_switched': {
      const [mine, theirs] = [event.seat, event.with].map((seat) => view.players[seat]?.hand ?? 0);
      const taken = held(view, event.seat, event.taken ?? [], theirs ?? 0);
      return held(taken, event.with, event.given ?? [], mine ?? 0);
    }
    default:
      return view;
  }
}

/** A player holds so many cards; those that are named are known. */
function held(view: View, seat: Seat, cards: readonly Kind[], count: number): View {
  const known = sorted(cards);
  const seen = player(view, seat, (one) => ({ ...one, hand: count, known }));
  const isViewer = view.viewer !== 'public' && view.viewer.seat === seat;
  return isViewer ? { ...seen, hand: known } : seen;
}

function player(view: View, seat: Seat, change: (one: Player) => Player): View {
  const players = view.players.map((one, index) => (index === seat ? change(one) : one));
  return { ...view, players };
}

function place(view: View, area: Area, change: (one: Place) => Place): View {
  return { ...view, areas: view.areas.map((one) => (one.area === area ? change(one) : one)) };
}
