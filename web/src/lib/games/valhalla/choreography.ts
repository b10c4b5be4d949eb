/** How the game is played out: which events happen together, how long, and what travels where. */
import { choreograph, go, type Travel } from '$lib/table/choreograph';
import type { Beat, Choreography } from '$lib/table/stage.svelte';

import { tellClash } from './tell-clash';
import { tellLeads } from './tell-leads';
import { mergeLosses, tellLosses } from './tell-losses';
import { peekedIn } from './cards-looked-at';
import { each, type Event, type View } from './types';

/** The names of the places that cards travel between. */
export const place = {
  deck: 'deck',
  row: 'row',
  locked: 'locked',
  removed: 'removed',
  shown: 'shown',
  hand: (seat: number) => `hand:${seat}`,
  main: (seat: number) => `main:${seat}`,
  support: (seat: number) => `support:${seat}`,
  discard: (seat: number) => `discard:${seat}`,
};

/**
 * How long an event takes at normal speed, in milliseconds. From a second on it is there to be
 * read; what is shorter gives way when much waits, and of what is read the shortest.
 */
const LENGTH: Partial<Record<Event['type'], number>> = {
  round: 700,
  revealed: 2200,
  collided: 2100,
  declared: 1300,
  kept: 550,
  no_target: 1400,
  saw_hand: 1000,
  saw_top: 1000,
  must_draw: 1000,
  drew: 600,
  drew_all: 1300,
  showed: 2000,
  bitten: 900,
  lost: 1600,
  gained: 900,
  took: 650,
  discarded: 450,
  supported: 1100,
  batch: 500,
  howled: 1300,
  lot: 1600,
  bare: 1400,
  stand: 2300,
  stood: 2300,
  eliminated: 2400,
  overflow: 700,
  shuffled: 500,
  ended: 2400,
};

/** Gods that go back into the deck are missed in the armoury: there is time to read why. */
const GODS_MS = 1600;

/** How long it takes when cards only go back to their places. */
const TIDY_MS = 450;

/** What a card on its way shows when nobody may see it. */
const BACK = 'back';

/** Cards that only the reader sees lie there long enough to be learnt, even when much waits. */
const PEEK_MS = 3600;

const steps = choreograph<View, Event>({
  length: LENGTH,
  joins,
  travels: (_, event) => travels(event),
});

export const choreography: Choreography<View> = {
  beats: (before, happenings) =>
    tellClash(steps.beats(before, happenings).map(hushed).map(tellLeads).map(tellLosses)).map(
      unhurried,
    ),
  merge: mergeLosses,
  isDone: ({ viewer, players, step }) =>
    step === 'over' || (typeof viewer === 'object' && players[viewer.seat]?.alive === false),
};

/** What has to be learnt or is missed has its time. */
function unhurried(beat: Beat<View>): Beat<View> {
  if (peekedIn(beat.happenings)) return { ...beat, ms: PEEK_MS };
  const losesGods = beat.happenings.some(({ event }) => {
    const happened = event as Event;
    return happened.type === 'shuffled' && happened.gods > 0;
  });
  return losesGods ? { ...beat, ms: GODS_MS } : beat;
}

/** Nothing is said of cards that are only tidied away: that is seen, and stands in the log. */
function hushed(beat: Beat<View>): Beat<View> {
  const isTidy = beat.happenings.every(({ event }) => {
    const happened = event as Event;
    return happened.type === 'discarded' || isReturned(happened);
  });
  return isTidy ? { ...beat, told: [], ms: TIDY_MS } : beat;
}

/** What happens at the same moment: all reveals, a collision with all it moves, all one loses. */
function joins(leader: Event, event: Event): boolean {
  switch (leader.type) {
    case 'revealed':
      return event.type === 'revealed';
    case 'collided':
      return event.type === 'discarded' || isReturned(event) || event.type === 'collided';
    case 'declared':
      return event.type === 'discarded';
    case 'lost':
      return event.type === 'lost' && event.seat === leader.seat;
    case 'discarded':
      return event.type === 'discarded' || isReturned(event);
    case 'gained':
      return isReturned(leader) && isReturned(event);
    case 'batch':
      return event.type === 'armoury' || event.type === 'locked' || event.type === 'pending';
    default:
      return false;
  }
}

/** Whether a support comes back to its owner's hand. */
const isReturned = (event: Event) => event.type === 'gained' && event.from === 'table';

function travels(event: Event): Travel[] {
  switch (event.type) {
    case 'committed':
      return [];
    case 'discarded':
      return [go(event.card, place.main(event.seat), place.discard(event.seat))];
    case 'drew':
      return [go(event.kept ?? BACK, place.deck, place.hand(event.seat))];
    case 'drew_all': {
      const cards = event.cards ? each(event.cards) : Array<string>(event.good).fill(BACK);
      return cards.map((card) => go(card, place.deck, place.hand(event.seat)));
    }
    case 'gained':
      return [go(event.card, source(event.from, event.seat), place.hand(event.seat))];
    case 'took':
      return [go(event.card, source(event.from, event.seat), place.discard(event.seat))];
    case 'lost':
      return [go(event.card, zone(event.zone, event.seat), place.removed)];
    case 'howled':
      return each(event.cards).map((card) =>
        go(card, place.discard(event.seat), place.hand(event.seat)),
      );
    case 'armoury':
      return [go(event.card, place.deck, place.row)];
    case 'locked':
    case 'pending':
      return [go('draugr', place.deck, place.locked)];
    case 'overflow':
      return each(event.cards).map((card) => go(card, place.row, place.deck));
    default:
      return [];
  }
}

function source(from: string, seat: number): string {
  if (from === 'armoury') return place.row;
  if (from === 'discard') return place.discard(seat);
  return from === 'table' ? place.support(seat) : place.deck;
}

function zone(name: string, seat: number): string {
  if (name === 'discard') return place.discard(seat);
  if (name === 'main') return place.main(seat);
  return name === 'support' ? place.support(seat) : place.hand(seat);
}
