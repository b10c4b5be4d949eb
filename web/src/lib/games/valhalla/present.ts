/**
 * What an event changes of what is seen.
 *
 * No rule is applied here: cards go where the event says they went. The hall's own view follows
 * after the last event, so that this only has to be right for as long as things move.
 */
import {
  each,
  plus,
  seatsIn,
  type Card,
  type Counts,
  type Event,
  type Player,
  type Step,
  type View,
} from './types';

export function present(view: View, event: Event): View {
  switch (event.type) {
    case 'round':
      return { ...clean(view), round: event.round, first: event.first, step: 'plan' };
    case 'phase':
      return { ...view, step: FIRST_STEP[event.phase], drawn: [] };
    case 'committed':
      return at(view, event.seat, (player) => ({
        ...player,
        committed: true,
        main: event.plan?.[0] ?? player.main,
        support: event.plan?.[1] ?? player.support,
      }));
    case 'revealed':
      return reveal(view, event.seat, event.main, event.support);
    case 'collided':
      return seatsIn(event.seats).reduce(
        (seen, seat) => at(seen, seat, (player) => ({ ...player, participant: true })),
        view,
      );
    case 'declared':
      if (event.target === null) return view;
      return at(view, event.target, (player) => ({
        ...player,
        axed: player.axed || event.card === 'axe',
        hammered: player.hammered || event.card === 'hammer',
      }));
    case 'discarded':
      return at(view, event.seat, (player) => ({
        ...player,
        main: null,
        discard: plus(player.discard, event.card),
      }));
    case 'looked':
      return { ...view, drawn: event.cards };
    case 'drew':
      return toHand({ ...view, deck: view.deck - 1, drawn: [] }, event.seat, event.kept);
    case 'drew_all': {
      const cards: (Card | null)[] = event.cards
        ? each(event.cards)
        : Array<null>(event.good).fill(null);
      const before: View = { ...view, deck: view.deck - event.good, drawn: [] };
      return cards.reduce((seen, card) => toHand(seen, event.seat, card), before);
    }
    case 'showed':
      return { ...view, drawn: event.cards };
    case 'gained':
      return toHand(from(view, event.seat, event.card, event.from), event.seat, event.card);
    case 'took':
      return at(from(view, event.seat, event.card, event.from), event.seat, (player) => ({
        ...player,
        discard: plus(player.discard, event.card),
      }));
    case 'lost':
      return lose(view, event.seat, event.zone, event.card);
    case 'howled':
      return each(event.cards).reduce(
        (seen, card) => toHand(from(seen, event.seat, card, 'discard'), event.seat, card),
        view,
      );
    case 'batch':
      return { ...view, drawn: [event.card] };
    case 'armoury':
      return { ...view, deck: view.deck - 1, row: [...view.row, event.card], drawn: [] };
    case 'locked':
      return { ...view, deck: view.deck - 1, locked: event.locked, drawn: [] };
    case 'pending':
      return { ...view, deck: view.deck - 1, pending: event.pending, drawn: [] };
    case 'shuffled':
      return { ...view, drawn: [] };
    case 'overflow':
      return overflow(view, event.cards, event.pending);
    case 'eliminated':
      return eliminate(view, event.seat, event.cards);
    case 'left':
      return at(view, event.seat, (player) => ({ ...player, left: true }));
    case 'stand':
      return { ...view, step: STANDS[view.step] ?? view.step, drawn: [] };
    case 'ended':
      return { ...view, step: 'over', drawn: [] };
    default:
      return view;
  }
}

/** The last stands that follow a step. */
const STANDS: Partial<Record<Step, Step>> = {
  plan: 'strategic_stands',
  declare: 'strategic_stands',
  act: 'strategic_stands',
  support: 'clash_stands',
  wolf_supports: 'final_stands',
};

const FIRST_STEP = { strategic: 'plan', clash: 'support', final: 'wolf_supports' } as const;

function at(view: View, seat: number, change: (player: Player) => Player): View {
  const players = view.players.map((player, index) => (index === seat ? change(player) : player));
  return { ...view, players };
}

/** A new round begins: nobody is in a clash or under a weapon any more. */
function clean(view: View): View {
  const players = view.players.map((player) => ({
    ...player,
    participant: false,
    axed: false,
    hammered: false,
    committed: false,
  }));
  return { ...view, players, batch_draugr: 0, batch_losses: 0, drawn: [] };
}

function reveal(view: View, seat: number, main: Card, support: Card): View {
  const seen = at(view, seat, (player) => ({
    ...player,
    main,
    support,
    committed: false,
    hand: player.hand - 2,
    known: plus(plus(player.known, main, -1), support, -1),
  }));
  return { ...seen, step: 'declare' };
}

function toHand(view: View, seat: number, card: Card | null): View {
  return at(view, seat, (player) => ({
    ...player,
    hand: player.hand + 1,
    known: card ? plus(player.known, card) : player.known,
  }));
}

/** Takes a card from where it came from. */
function from(view: View, seat: number, card: Card, source: string): View {
  switch (source) {
    case 'deck':
      return { ...view, deck: view.deck - 1, drawn: [] };
    case 'armoury': {
      const place = view.row.indexOf(card);
      return { ...view, row: view.row.filter((_, index) => index !== place) };
    }
    case 'discard':
      return at(view, seat, (player) => ({ ...player, discard: plus(player.discard, card, -1) }));
    default:
      return at(view, seat, (player) => ({ ...player, support: null }));
  }
}

function lose(view: View, seat: number, zone: string, card: Card): View {
  const seen = at(view, seat, (player) => {
    if (zone === 'main') return { ...player, main: null };
    if (zone === 'support') return { ...player, support: null };
    if (zone === 'discard') return { ...player, discard: plus(player.discard, card, -1) };
    return { ...player, hand: player.hand - 1, known: plus(player.known, card, -1) };
  });
  return { ...seen, removed: plus(view.removed, card), losses: Math.max(0, view.losses - 1) };
}

/** The newest cards leave the armoury for the deck. */
function overflow(view: View, cards: Counts, pending: number): View {
  const leaving = each(cards);
  const row = view.row.slice(0, view.row.length - leaving.length);
  return { ...view, row, pending: 0, deck: view.deck + leaving.length + pending };
}

function eliminate(view: View, seat: number, cards: Counts): View {
  const removed = each(cards).reduce((all, card) => plus(all, card), view.removed);
  const seen = at(view, seat, (player) => ({
    ...player,
    alive: false,
    hand: 0,
    known: {},
    discard: {},
    main: null,
    support: null,
    participant: false,
  }));
  return { ...seen, removed, drawn: [] };
}
