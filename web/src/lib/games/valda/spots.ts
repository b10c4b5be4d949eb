/** Where on the table each choice can be touched. */
import type { Choice, State } from '$generated/protocol';
import type { Spot } from '$lib/table/selection.svelte';

import { areaOfBeing } from './beings';
import { game } from './game.svelte';
import type { PointSide } from './points';
import {
  actionOf,
  askOf,
  type Action,
  type Area,
  type Building,
  type Inhabitant,
  type Kind,
  type Lying,
  type Mode,
  type Resource,
  type Side,
} from './types';

export const spot = {
  /** A card of one's own, in the hand or in the open row. */
  card: (id: string): Spot => `card:${id}`,
  /** A weapon in one of its modes, where nothing but weapons is asked for. */
  weapon: (id: string, mode: Mode): Spot => `weapon:${id}:${mode}`,
  /** How a weapon that was touched is used. */
  mode: (id: string, mode: Mode): Spot => `mode:${id}:${mode}`,
  /** A card that was looked at. */
  looked: (id: string): Spot => `looked:${id}`,
  /** A card of the discard pile. */
  pile: (id: string): Spot => `pile:${id}`,
  /** An open card of somebody else. */
  open: (id: string): Spot => `open:${id}`,
  /** A card that was played this turn. */
  played: (id: string): Spot => `played:${id}`,
  /** A main deck. */
  deck: (side: Side): Spot => `deck:${side}`,
  resource: (kind: Resource): Spot => `resource:${kind}`,
  /** What is given in a trade, and how many of it at the best rate. */
  give: (kind: Resource, count: number): Spot => `give:${kind}:${count}`,
  get: (kind: Resource): Spot => `get:${kind}`,
  rate: (count: number): Spot => `rate:${count}`,
  /** One of one's own buildings, to be built. */
  building: (kind: Building): Spot => `building:${kind}`,
  /** One of the buildings of another player. */
  theirs: (seat: number, kind: Building): Spot => `theirs:${seat}:${kind}`,
  area: (area: Area): Spot => `area:${area}`,
  /** A temple, by its area and the number of its site, from 0. */
  site: (area: Area, number: number): Spot => `site:${area}:${number}`,
  /** One of the two who may live in an area. */
  dweller: (area: Area, who: Inhabitant): Spot => `dweller:${area}:${who}`,
  /** A point of the player in turn, to be turned over. */
  point: (side: PointSide): Spot => `point:${side}`,
  player: (seat: number): Spot => `player:${seat}`,
  die: (number: number): Spot => `die:${number}`,
  face: (number: number): Spot => `face:${number}`,
  /** A choice that is nowhere on the table and needs a button, by its number. */
  button: (choice: number): Spot => `button:${choice}`,
};

/** A card that is picked, by where it lies. */
const PICKED: Record<Lying, (id: string) => Spot> = {
  hand: spot.card,
  looked: spot.looked,
  pile: spot.pile,
  open: spot.open,
  played: spot.played,
};

const idOf = (card: Kind): string => game.card(card).id;

export function spotsOf(
  choice: Pick<Choice, 'id' | 'action'>,
  state: Pick<State, 'question' | 'choices'>,
): readonly Spot[] {
  const action = actionOf(choice);
  const { choices } = state;
  switch (action.type) {
    case 'play':
    case 'attack':
    case 'defend':
      return [spot.card(idOf(action.card))];
    case 'pick':
      return [PICKED[action.from](idOf(action.card))];
    case 'weapon': {
      const id = idOf(action.card);
      return askOf(state.question)?.type === 'window'
        ? [spot.weapon(id, action.mode)]
        : [spot.card(id), spot.mode(id, action.mode)];
    }
    case 'resource':
      return [spot.resource(action.resource)];
    case 'trade':
      return trade(action, choices);
    case 'draw':
      return [spot.deck(action.side)];
    case 'build':
    case 'build_free':
      return [spot.building(action.building)];
    case 'destroy_building':
      return [spot.theirs(action.owner, action.building)];
    case 'temple':
    case 'source':
    case 'regular_source':
    case 'look_divine':
    case 'move_to':
    case 'lend':
    case 'empower':
      return [spot.area(action.area)];
    case 'found':
      return [spot.area(action.area), spot.dweller(action.area, action.inhabitant)];
    case 'settle':
      return [spot.dweller(action.area, action.inhabitant)];
    case 'carve_rune':
      return [spot.resource('rune')];
    case 'break_rune':
      return [spot.give('rune', 1)];
    case 'to_building':
      return [spot.point('action')];
    case 'to_action':
      return [spot.point('build')];
    case 'player':
      return [spot.player(action.seat)];
    case 'site':
      return [spot.site(action.area, action.number)];
    case 'die':
    case 'turn':
    case 'reroll':
      return dice(choice.id, action.die, choices);
    case 'face':
      return [spot.face(action.face)];
    case 'thor':
    case 'odin':
    case 'loki':
    case 'thrym':
    case 'grim':
    case 'mork':
      return power(choice.id, action.type, choices);
    case 'done':
    case 'again':
    case 'random':
    case 'amount':
      return [spot.button(choice.id)];
  }
}

type Trade = Extract<Action, { type: 'trade' }>;

/**
 * What is given, then what is got for it, unless there is only one thing to get: at the best rate,
 * and behind that at the worse ones.
 */
function trade({ count, from, to }: Trade, choices: readonly Choice[]): readonly Spot[] {
  const trades = choices.map(actionOf).filter((other) => other.type === 'trade');
  const best = (fits: (get: Resource) => boolean) =>
    Math.min(
      ...trades
        .filter((other) => other.from === from && fits(other.to))
        .map((other) => other.count),
    );
  const given = spot.give(
    from,
    best(() => true),
  );
  const isOnly = best((get) => get !== to) === Infinity;
  const path = isOnly ? [given] : [given, spot.get(to)];
  return count <= best((get) => get === to) ? path : [...path, spot.rate(count)];
}

/** The die that something is done with. */
function dieOf(action: Action): number | undefined {
  const isOfDie = action.type === 'die' || action.type === 'turn' || action.type === 'reroll';
  return isOfDie ? action.die : undefined;
}

/** A die; then what is done with it, where there is more than one thing. */
function dice(choice: number, die: number, choices: readonly Choice[]): readonly Spot[] {
  const same = choices.filter((other) => dieOf(actionOf(other)) === die);
  return same.length > 1 ? [spot.die(die), spot.button(choice)] : [spot.die(die)];
}

/** A god or a giant whose power is used on one's own turn. */
type Used = 'thor' | 'odin' | 'loki' | 'thrym' | 'grim' | 'mork';

/** The land of a god or a giant; then the exchange, where there is more than one. */
function power(choice: number, being: Used, choices: readonly Choice[]): readonly Spot[] {
  const area = areaOfBeing(being);
  const same = choices.filter((other) => actionOf(other).type === being);
  return same.length > 1 ? [spot.area(area), spot.button(choice)] : [spot.area(area)];
}
