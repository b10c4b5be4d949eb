/** Where on the table each choice can be touched. */
import type { Choice, Phrase, State } from '$generated/protocol';
import type { Spot } from '$lib/table/selection.svelte';

import { areaOfBeing } from './beings';
import type { PointSide } from './points';
import type { Area, Building, Inhabitant, Resource } from './types';

export const spot = {
  /** A card of one's own, in the hand or in the open row. */
  card: (id: string): Spot => `card:${id}`,
  /** A weapon in one of its modes, where nothing but weapons is asked for. */
  weapon: (id: string, mode: string): Spot => `weapon:${id}:${mode}`,
  /** How a weapon that was touched is used. */
  mode: (id: string, mode: string): Spot => `mode:${id}:${mode}`,
  /** A card that was looked at. */
  looked: (id: string): Spot => `looked:${id}`,
  /** A card of the discard pile. */
  pile: (id: string): Spot => `pile:${id}`,
  /** An open card of somebody else. */
  open: (id: string): Spot => `open:${id}`,
  /** A card that was played this turn. */
  played: (id: string): Spot => `played:${id}`,
  /** A main deck. */
  deck: (side: string): Spot => `deck:${side}`,
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
  /** A choice that is nowhere on the table and needs a button. */
  button: (name: string): Spot => `button:${name}`,
};

/** Where a picked card lies, by what is asked; the hand if not said. */
const PICKED_FROM: Record<string, (id: string) => Spot> = {
  keep: spot.looked,
  'keep-two': spot.looked,
  'switch-take': spot.looked,
  retrieve: spot.pile,
  'steal-card': spot.open,
  replay: spot.played,
  'brute-effect': spot.played,
};

/** Choices are read by their plain names, which are the same in every language. */
export function spotsOf(choice: Choice, state: State): readonly Spot[] {
  const [verb = '', first = '', second = '', third = ''] = choice.name.split(' ');
  const ask = state.question?.ask.key.replace('valda-ask-', '') ?? '';
  switch (verb) {
    case 'play':
    case 'attack':
    case 'defend':
      return [spot.card(first)];
    case 'pick':
      return [(PICKED_FROM[ask] ?? spot.card)(first)];
    case 'weapon':
      return ask.startsWith('window-')
        ? [spot.weapon(first, second)]
        : [spot.card(first), spot.mode(first, second)];
    case 'blood':
    case 'diamond':
    case 'gold':
    case 'rune':
      return [spot.resource(verb)];
    case 'trade':
      return trade(choice, second as Resource, third as Resource, state.choices);
    case 'draw':
      return [spot.deck(first || 'A')];
    case 'mine':
    case 'drill':
      return [building(verb, state.question?.ask)];
    case 'temple':
    case 'area':
      return [spot.area(first as Area)];
    case 'found':
      return [spot.area(first as Area), spot.dweller(first as Area, second as Inhabitant)];
    case 'settle':
      return [spot.dweller(first as Area, second as Inhabitant)];
    case 'carve-rune':
      return [spot.resource('rune')];
    case 'break-rune':
      return [spot.give('rune', 1)];
    case 'to-building':
      return [spot.point('action')];
    case 'to-action':
      return [spot.point('build')];
    case 'player':
      return [spot.player(Number(first))];
    case 'site':
      return [spot.site(first as Area, Number(second) - 1)];
    case 'die':
    case 'turn':
    case 'reroll':
      return dice(choice, Number(first) - 1, state.choices);
    case 'face':
      return [spot.face(Number(first) - 1)];
    case 'thor':
    case 'odin':
    case 'loki':
    case 'thrym':
    case 'grim':
    case 'mork':
      return power(choice, areaOfBeing(verb), state.choices);
    default:
      return [spot.button(choice.name)];
  }
}

/** A building of the player whom the question is about, or one of one's own. */
function building(kind: Building, ask: Phrase | undefined): Spot {
  const target = ask?.args?.find(([name]) => name === 'target')?.[1];
  return target && 'seat' in target ? spot.theirs(target.seat, kind) : spot.building(kind);
}

/**
 * What is given, then what is got for it, unless there is only one thing to get: at the best rate,
 * and behind that at the worse ones.
 */
function trade(
  { name }: Choice,
  from: Resource,
  to: Resource,
  choices: readonly Choice[],
): readonly Spot[] {
  const best = (fits: (get: string | undefined) => boolean) =>
    Math.min(
      ...choices
        .map((other) => other.name.split(' '))
        .filter(([verb, , give, get]) => verb === 'trade' && give === from && fits(get))
        .map(([, count]) => Number(count)),
    );
  const rate = Number(name.split(' ')[1]);
  const given = spot.give(
    from,
    best(() => true),
  );
  const isOnly = best((get) => get !== to) === Infinity;
  const path = isOnly ? [given] : [given, spot.get(to)];
  return rate <= best((get) => get === to) ? path : [...path, spot.rate(rate)];
}

/** A die; then what is done with it, where there is more than one thing. */
function dice({ name }: Choice, die: number, choices: readonly Choice[]): readonly Spot[] {
  const number = String(die + 1);
  const same = choices.filter((other) => {
    const [verb = '', which] = other.name.split(' ');
    return which === number && ['die', 'turn', 'reroll'].includes(verb);
  });
  return same.length > 1 ? [spot.die(die), spot.button(name)] : [spot.die(die)];
}

/** The land of a god or a giant; then the exchange, where there is more than one. */
function power({ name }: Choice, area: Area, choices: readonly Choice[]): readonly Spot[] {
  const verb = name.split(' ')[0] ?? '';
  const same = choices.filter((other) => other.name.split(' ')[0] === verb);
  return same.length > 1 ? [spot.area(area), spot.button(name)] : [spot.area(area)];
}
