/** What kind of answer a spot is, what it costs and brings, and the verbs of the answers. */
import type { Choice, Question } from '$generated/protocol';
import type { Amount, Offer } from '$lib/table/context';
import type { Spot } from '$lib/table/selection.svelte';
import { t } from '$lib/words/locale.svelte';

import { game } from './game.svelte';
import { AREAS, BASIC } from './sets';
import { spot as spots } from './spots';
import { actionOf, askOf, type Action, type Area, type Building, type View } from './types';
import { effectLines } from './words';

const KINDS = {
  card: { group: 'cards', at: 'hand' },
  weapon: { group: 'cards', at: 'list' },
  mode: { group: 'cards', at: 'list' },
  looked: { group: 'take', at: 'table' },
  pile: { group: 'take', at: 'table' },
  open: { group: 'take', at: 'table' },
  played: { group: 'take', at: 'table' },
  deck: { group: 'take', at: 'table' },
  resource: { group: 'take', at: 'table' },
  give: { group: 'trade', at: 'list' },
  get: { group: 'trade', at: 'list' },
  rate: { group: 'trade', at: 'list' },
  building: { group: 'build', at: 'list' },
  theirs: { group: 'target', at: 'table' },
  area: { group: 'target', at: 'table' },
  site: { group: 'target', at: 'table' },
  dweller: { group: 'target', at: 'table' },
  point: { group: 'powers', at: 'list' },
  player: { group: 'target', at: 'table' },
  die: { group: 'other', at: 'table' },
  face: { group: 'other', at: 'table' },
  button: { group: 'other', at: 'list' },
} as const satisfies Record<keyof typeof spots, Offer>;

export function offer(spot: Spot, choice: Choice | undefined, view: View): Offer {
  const [kind = '', what = '', more = ''] = spot.split(':');
  const plain: Offer = KINDS[kind as keyof typeof KINDS] ?? { group: 'other', at: 'list' };
  const action = choice && actionOf(choice);
  switch (kind) {
    case 'card':
    case 'looked':
    case 'pile':
    case 'open':
    case 'played': {
      const card = game.byId(what);
      return { ...plain, lines: card ? effectLines(card) : [] };
    }
    case 'area':
      return land(what as Area, action, view);
    case 'building': {
      const isFree = action?.type === 'build_free';
      return { ...plain, price: isFree ? [] : stock(game.priceOf(what as Building)) };
    }
    case 'give':
      if (what === 'rune') {
        const each = BASIC.map((one) => some(one, 1));
        return { group: 'runes', at: 'list', price: [some('rune', 1)], gain: each };
      }
      return { ...plain, price: [some(what, Number(more))], gain: got(action) };
    case 'get':
      return { ...plain, price: given(action), gain: [some(what, 1)] };
    case 'resource':
      return action?.type === 'carve_rune'
        ? { group: 'runes', at: 'list', price: [point('build')], gain: [some('rune', 1)] }
        : { ...plain, at: isTakenHere(action, view) ? 'table' : 'list' };
    default:
      return plain;
  }
}

const some = (kind: string, count: number): Amount => ({ term: `valda-resource-${kind}`, count });

/** A point or an action of the turn. */
const point = (kind: 'action' | 'build'): Amount => ({ term: `valda-point-${kind}`, count: 1 });

const stock = (cost: readonly number[]): Amount[] =>
  BASIC.flatMap((kind, index) => (cost[index] ? [some(kind, cost[index])] : []));

const got = (action: Action | undefined): Amount[] =>
  action?.type === 'trade' ? [some(action.to, 1)] : [];
const given = (action: Action | undefined): Amount[] =>
  action?.type === 'trade' ? [some(action.from, action.count)] : [];

/** Resources lie to be touched in one's own stock; with the giants in the bank as well. */
const isTakenHere = (action: Action | undefined, view: View): boolean =>
  action?.type === 'resource' && view.giants !== undefined;

/** A land: to build in, to use the power of who lives there, or to be meant. */
function land(area: Area, action: Action | undefined, view: View): Offer {
  const place = view.areas.find((one) => one.area === area);
  const isBuilt = action?.type === 'temple' || place?.inhabitant === null;
  if (isBuilt) return { group: 'build', at: 'table', price: stock(place?.cost ?? []) };
  switch (action?.type) {
    case 'source':
    case 'regular_source':
    case 'look_divine':
      return { group: 'take', at: 'table' };
    case 'move_to':
    case 'lend':
    case 'empower':
      return { group: 'target', at: 'table' };
    default:
      return { group: 'powers', at: 'table' };
  }
}

/** What people look for in a phase of building. */
export function soughtAfter(question: Question): readonly Spot[] {
  const { type } = askOf(question);
  if (type !== 'build' && type !== 'valda') return [];
  return [...AREAS.map(spots.area), spots.building('mine'), spots.building('drill')];
}

const VERBS: Partial<Record<Action['type'], 'build' | 'trade' | 'play' | 'attack' | 'defend'>> = {
  temple: 'build',
  found: 'build',
  build: 'build',
  build_free: 'build',
  trade: 'trade',
  break_rune: 'trade',
  play: 'play',
  weapon: 'play',
  attack: 'attack',
  defend: 'defend',
};

/** What the button says that gives the answer, where "confirm" would say less. */
export function verb(choice: Choice): string | undefined {
  const said = VERBS[actionOf(choice).type];
  return said && t(`valda-web-verb-${said}`);
}

/** To end or to pass. */
export const declines = ({ action }: Choice): boolean => action.type === 'done';
