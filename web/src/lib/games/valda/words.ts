/** What the page says about the game's things. */
import type { Choice } from '$generated/protocol';
import type { Explanation } from '$lib/explain/explain.svelte';
import type { Spot } from '$lib/table/selection.svelte';
import { locale, say, t } from '$lib/words/locale.svelte';

import { beingName, beingOf, landName } from './beings';
import { modeNames, plainName, type Card } from './content';
import { game } from './game.svelte';
import type { Area, Inhabitant, Kind, Player, Resource } from './types';

const CARD = 'valda-card-';
const NOBODY = { names: [] };

export const cardKey = (id: string): string => `${CARD}${id.toLowerCase()}`;

/** The name of a card: the language's own word for it, or what the content says. */
export function nameOf(card: Card): string {
  const key = cardKey(card.id);
  return locale.words.has(key) ? t(key) : plainName(card);
}

export const cardName = (kind: Kind): string => nameOf(game.card(kind));
export const resourceName = (kind: Resource): string => t(`valda-resource-${kind}`);
/** An area by who lives there at the table that is shown. */
export const areaName = (area: Area): string => landName(area, game.inhabitant(area));

/** A number of something: "2 diamonds". */
export const amount = (what: string, n: number): string => t(`valda-amount-${what}`, { n });

/** Blood, diamonds and gold as a list: "2 blood, 3 gold". */
export function stockWords(stock: readonly number[]): string {
  const kinds = ['blood', 'diamond', 'gold', 'rune'];
  const held = kinds.flatMap((kind, index) => {
    const n = stock[index] ?? 0;
    return n > 0 ? [amount(kind, n)] : [];
  });
  return held.length > 0 ? held.join(', ') : t('valda-web-nothing');
}

/** The card a noun of the game stands for. */
export function cardOf(term: string): Card | undefined {
  const id = term.startsWith(CARD) ? term.slice(CARD.length) : undefined;
  return id === undefined
    ? undefined
    : game.content.cards.find((card) => card.id.toLowerCase() === id);
}

/** What kind of card it is, with its number: "Attack card, value 3". */
export function typeLine({ type, cost, value }: Card): string {
  return t(`valda-web-type-${type}`, { cost, value });
}

/** What a card does, line by line, as far as it is known. */
export const effectLines = (card: Card): string[] =>
  game.lines(card).map((phrase) => say(phrase, NOBODY));

/** The rule behind each type of card. */
const RULE = {
  action: 'VD-GAME-6',
  attack: 'VD-ATK-4',
  defence: 'VD-ATK-7',
  weapon: 'VD-WPN-2',
} as const;

/** What a card is and does. */
export function explainCard(card: Card): Explanation {
  return {
    title: nameOf(card),
    lines: [typeLine(card), ...effectLines(card)],
    rule: RULE[card.type],
  };
}

/** Everything about a player that all may know, in one line. */
export function playerLine({ followers, stock, mines, drills, hand }: Player): string {
  return t('valda-web-player', {
    followers: amount('follower', followers),
    stock: stockWords(stock),
    mines: amount('mine', mines),
    drills: amount('drill', drills),
    hand: amount('card', hand),
  });
}

/** A short name for a spot, for a button. */
export function spotName(
  spot: Spot,
  choice: Choice | undefined,
  names: (seat: number) => string,
): string {
  const [kind = '', what = '', more = ''] = spot.split(':');
  switch (kind) {
    case 'player':
      return names(Number(what));
    case 'area':
      return choice?.name.startsWith('temple')
        ? priced('valda-web-button-temple', choice)
        : areaName(what as Area);
    case 'site':
      return t('valda-web-button-site', { area: areaName(what as Area), site: Number(more) + 1 });
    case 'resource':
      return t(`valda-web-button-${verbOf(choice)}`, { what: resourceName(what as Resource) });
    case 'give':
      if (what === 'rune') return t('valda-web-button-break-rune');
      return t('valda-web-button-give', { what: amount(what, Number(more)) });
    case 'get':
      return choice ? priced('valda-web-button-trade', choice) : amount(what, 1);
    case 'rate':
      return t('valda-web-button-rate', { count: what });
    case 'building':
      return choice?.phrase.key === 'valda-action-build'
        ? priced(`valda-web-button-${what}-for`, choice)
        : t(`valda-web-button-${what}`);
    case 'deck':
      return choice ? say(choice.phrase, NOBODY) : t('valda-web-button-draw');
    case 'die':
      return t('valda-web-button-die', { number: Number(what) + 1 });
    case 'weapon':
    case 'mode':
      return modeName(what, more);
    case 'dweller':
      return choice?.name.startsWith('found')
        ? priced('valda-web-button-found', choice)
        : beingName(beingOf(what as Area, more as Inhabitant));
    case 'point':
      return t(`valda-web-button-turn-${what}`);
    case 'button':
    case 'face':
      return choice ? say(choice.phrase, NOBODY) : what;
    default: {
      const card = game.byId(what);
      return card ? nameOf(card) : what;
    }
  }
}

/** The name of a button from what the game says of the choice: with its price. */
const priced = (key: string, { phrase }: Choice): string => say({ key, args: phrase.args }, NOBODY);

/** Whether the game says that a choice would do nothing now. */
export const isIdle = ({ phrase }: Choice): boolean =>
  phrase.args?.some(([name, arg]) => name === 'idle' && 'number' in arg && arg.number === 1) ??
  false;

/** What happens to a resource that is chosen: it is taken, paid, stolen or destroyed. */
function verbOf(choice: Choice | undefined): string {
  const verb = choice?.phrase.key.replace('valda-action-', '') ?? '';
  return ['take', 'gain', 'pay', 'steal', 'destroy', 'carve-rune'].includes(verb)
    ? verb
    : 'resource';
}

function modeName(id: string, mode: string): string {
  const card = game.byId(id);
  return card ? modeNames(card)[mode === 'b' ? 1 : 0] : id;
}

/** The noun a spot is about, to be drawn on its button. */
export function spotTerm(spot: Spot): string | undefined {
  const [kind = '', what = '', more = ''] = spot.split(':');
  switch (kind) {
    case 'resource':
    case 'give':
    case 'get':
      return `valda-resource-${what}`;
    case 'area':
    case 'site':
      return `valda-area-${what}`;
    case 'dweller':
      return `valda-deck-${beingOf(what as Area, more as Inhabitant)}`;
    case 'building':
      return `valda-building-${what}`;
    case 'looked':
    case 'pile':
    case 'open':
    case 'played':
    case 'weapon':
    case 'mode':
      return cardKey(what);
    default:
      return undefined;
  }
}
