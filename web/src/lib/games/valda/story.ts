/** What the story of a turn tells of this game: what was done, and what it brought or cost. */
import type { Arg, Phrase } from '$generated/protocol';
import type { Change, Lead, StoryRules } from '$lib/story/fold';
import { phrase } from '$lib/words/phrase';

import { beingOf } from './beings';
import { game } from './game.svelte';
import { AREAS, areaOf } from './sets';
import type { Area, Event, Kind, Resource, SeatSet } from './types';
import { cardKey } from './words';

const cardArg = (kind: Kind): Arg => {
  const card = game.card(kind);
  return { name: { key: cardKey(card.id), text: card.name } };
};
const cardsArg = (kinds: readonly Kind[]): Arg => ({ list: kinds.map(cardArg) });
/** A land by who lives there. */
const landArg = (area: Area): Arg => ({
  term: `valda-area-${beingOf(area, game.inhabitant(area) ?? 'god')}`,
});
const siteArg = (site: number): Arg => landArg(AREAS[areaOf(site)] ?? 'heimdall');
const buildingArg = (building: string): Arg => ({ term: `valda-building-${building}` });
const seatsIn = (set: SeatSet): number[] =>
  Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => (set >> seat) & 1);
const said = (what: string, args: Record<string, Arg> = {}): Phrase =>
  phrase(`valda-web-story-${what}`, args);

/** What matters in a headline, in the order of how much. */
const WEIGHT = { controls: 12, destroyed: 9, temple: 8, struck: 6, weapon: 2, played: 1, built: 3 };
const WORTH: Record<string, number> = {
  follower: 5,
  card: 0.4,
  blood: 0.5,
  diamond: 0.5,
  gold: 0.5,
};

/** What was done. */
function lead(told: unknown): Lead | undefined {
  const event = told as Event;
  const by = 'seat' in event && event.seat !== null ? { seat: event.seat } : {};
  switch (event.type) {
    case 'played':
      return {
        ...by,
        phrase: said('played', { card: cardArg(event.card) }),
        weight: WEIGHT.played,
      };
    case 'weapon':
      return {
        ...by,
        phrase: said('weapon', { card: cardArg(event.card) }),
        weight: WEIGHT.weapon,
      };
    case 'rolled':
      return { ...by, phrase: said('rolled', { count: { number: event.dice.length } }) };
    case 'built':
      return {
        ...by,
        phrase: said('built', { building: buildingArg(event.building) }),
        weight: WEIGHT.built,
      };
    case 'temple':
      return {
        ...by,
        phrase: said('temple', { land: siteArg(event.site) }),
        weight: WEIGHT.temple,
      };
    case 'controls':
      return {
        ...by,
        phrase: said('controls', { land: landArg(event.area) }),
        weight: WEIGHT.controls,
      };
    case 'traded':
      return { ...by, phrase: said('traded') };
    case 'attacked': {
      const targets = seatsIn(event.targets);
      const args = {
        cards: cardsArg(event.cards),
        value: { number: event.value },
        targets: { list: targets.map((seat) => ({ seat })) },
      };
      return { ...by, phrase: said('attacked', args), touches: targets };
    }
    case 'attacked_again':
      return { ...by, phrase: said('again', { value: { number: event.value } }), joins: true };
    case 'defended':
      return { phrase: said('defended', { total: { number: event.total } }), joins: true };
    case 'blocked':
      return { phrase: said('blocked'), joins: true, tone: 'good' };
    case 'struck':
      return { phrase: said('struck'), joins: true, tone: 'bad', weight: WEIGHT.struck };
    case 'cancelled':
      return { phrase: said('cancelled'), joins: true };
    case 'temple_destroyed':
      return {
        ...by,
        phrase: said('temple-destroyed', { who: { seat: event.owner }, land: siteArg(event.site) }),
        weight: WEIGHT.destroyed,
        touches: [event.owner],
        tone: 'bad',
      };
    case 'building_destroyed':
      return {
        ...by,
        phrase: said('destroyed', {
          who: { seat: event.owner },
          building: buildingArg(event.building),
        }),
        weight: WEIGHT.destroyed,
        touches: [event.owner],
        tone: 'bad',
      };
    case 'frozen':
      return { ...by, phrase: said('frozen', { land: siteArg(event.site) }) };
    case 'hands_switched':
      return {
        ...by,
        phrase: said('hands', { who: { seat: event.with } }),
        weight: WEIGHT.destroyed,
        touches: [event.with],
      };
    default:
      return undefined;
  }
}

const had = (seat: number, what: Resource | 'follower' | 'card', n: number): Change => ({
  seat,
  what,
  n,
});

/** What that brought, and what it cost. */
function changes(told: unknown): readonly Change[] {
  const event = told as Event;
  switch (event.type) {
    case 'gained':
      return [had(event.seat, event.resource, event.n)];
    case 'paid':
      return [had(event.seat, event.resource, -event.n)];
    case 'stole':
      return [had(event.seat, event.resource, event.n), had(event.from, event.resource, -event.n)];
    case 'destroyed':
      return [had(event.owner, event.resource, -event.n)];
    case 'followers':
      return [had(event.seat, 'follower', event.n)];
    case 'lost':
      return [had(event.seat, 'follower', -event.n)];
    case 'followers_stolen':
      return [had(event.seat, 'follower', event.n), had(event.from, 'follower', -event.n)];
    case 'drew':
      return event.open ? [] : [had(event.seat, 'card', 1)];
    case 'took_up_row':
      return [had(event.seat, 'card', event.cards.length)];
    case 'played':
    case 'weapon':
    case 'discarded':
      return [had(event.seat, 'card', -1)];
    case 'card_destroyed':
      return [had(event.owner, 'card', -1)];
    case 'card_stolen':
      return [had(event.seat, 'card', 1), had(event.from, 'card', -1)];
    case 'attacked':
    case 'defended':
      return [had(event.seat, 'card', -event.cards.length)];
    case 'retrieved':
      return [had(event.seat, 'card', 1)];
    default:
      return [];
  }
}

export const story: StoryRules = {
  phases: ['resource', 'game', 'building', 'valda', 'attack', 'followers'],
  turn(told) {
    const event = told as Event;
    return event.type === 'turn' ? { seat: event.seat } : undefined;
  },
  round(told) {
    const event = told as Event;
    return event.type === 'round' ? event.round : undefined;
  },
  phase(told) {
    const event = told as Event;
    return event.type === 'phase' ? event.phase : undefined;
  },
  lead,
  changes,
  weigh: (what) => WORTH[what] ?? 0,
};
