/** What the page says about the game's things. */
import type { Choice } from '$generated/protocol';
import type { Explanation } from '$lib/explain/explain.svelte';
import { locale, say, t } from '$lib/words/locale.svelte';

import { landName } from './beings';
import type { Card } from './content';
import { game } from './game.svelte';
import { actionOf, type Area, type Kind, type Player, type Resource } from './types';

const CARD = 'valda-card-';
const NOBODY = { names: [] };

export const cardKey = (id: string): string => `${CARD}${id.toLowerCase()}`;

/** The name of a card: the language's own word for it, or what the content says. */
export function nameOf(card: Card): string {
  const key = cardKey(card.id);
  return locale.words.has(key) ? t(key) : card.name;
}

/** The name of a card with its value, if it has one: cards of one name differ in it. */
export function valuedName(card: Card): string {
  const isValued = card.type === 'attack' || card.type === 'defence';
  const name = nameOf(card);
  return isValued ? t('valda-web-valued', { card: name, value: card.value }) : name;
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
  return id === undefined ? undefined : game.cards.find((card) => card.id.toLowerCase() === id);
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

/** Whether the game says that a choice would do nothing now. */
export function isIdle(choice: Choice): boolean {
  const action = actionOf(choice);
  return (action.type === 'play' || action.type === 'attack') && (action.idle ?? false);
}
