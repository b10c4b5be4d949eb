/** What the page says about the game's things. */
import type { Arg, Choice } from '$generated/protocol';
import type { Explanation } from '$lib/explain/explain.svelte';
import type { Spot } from '$lib/table/selection.svelte';
import { locale, t } from '$lib/words/locale.svelte';

import { actionOf, CARDS, type Card } from './types';

const PREFIX = 'valhalla-card-';

/** The card a noun of the game stands for. */
export function cardOf(term: string): Card | undefined {
  const name = term.startsWith(PREFIX) ? term.slice(PREFIX.length) : '';
  return CARDS.find((card) => card === name);
}

export const cardName = (card: Card): string => t(`${PREFIX}${card}`);

const FACE = 'valhalla-web-face-';

/** A God's face as an argument of a sentence: by its word, or as the content calls it. */
export const faceArg = (id: string): Arg => ({ name: { key: `${FACE}${id}`, text: id } });

/** The name of a God's face: the language's word for it, or what the content says. */
export const faceName = (id: string): string =>
  locale.words.has(`${FACE}${id}`) ? t(`${FACE}${id}`) : id;

/** Where a row comes from; whoever edits a deck may say so in words of their own. */
export function provenanceName(word: string): string {
  const key = `web-provenance-${word}`;
  return locale.words.has(key) ? t(key) : word;
}

/** The rule that says what a card does as a main. */
const RULE: Record<Card, string> = {
  hammer: 'VH-ACT-HAMMER-MAIN',
  sword: 'VH-ACT-SWORD-MAIN',
  axe: 'VH-ACT-AXE-MAIN',
  wolf: 'VH-ACT-WOLF-MAIN',
  god: 'VH-TG-GOD-MAIN',
  draugr: 'VH-DRAUGR-2',
};

/** The rule that says what a card does as a support. */
const SUPPORT_RULE: Record<Exclude<Card, 'draugr'>, string> = {
  hammer: 'VH-ACT-HAMMER-SUP',
  sword: 'VH-ACT-SWORD-SUP',
  axe: 'VH-ACT-AXE-SUP',
  wolf: 'VH-ACT-WOLF-SUP',
  god: 'VH-TG-GOD-SUP',
};

/** What a card does, with the rule behind each part. */
export function cardRules(card: Card): { text: string; rule: string }[] {
  if (card === 'draugr') return [{ text: t('valhalla-does-draugr'), rule: RULE.draugr }];
  const main = t('valhalla-as-main', { does: t(`valhalla-does-${card}-main`) });
  const support = t('valhalla-as-support', { does: t(`valhalla-does-${card}-support`) });
  return [
    { text: main, rule: RULE[card] },
    { text: support, rule: SUPPORT_RULE[card] },
  ];
}

/** What a card is and does. */
export function explainCard(card: Card, more: string[] = []): Explanation {
  const lines = cardRules(card).map(({ text }) => text);
  return { title: cardName(card), lines: [...lines, ...more], rule: RULE[card] };
}

/** A short name for a spot, for a button. */
export function spotName(
  spot: Spot,
  choice: Choice | undefined,
  names: (seat: number) => string,
): string {
  const [kind = '', what = ''] = spot.split(':');
  switch (kind) {
    case 'player':
      return names(Number(what));
    case 'deck':
      return t('valhalla-web-draw');
    case 'discard':
    case 'main':
    case 'support':
      if (choice && actionOf(choice).type === 'use') return t('valhalla-web-button-use');
      return t(`valhalla-web-from-${kind}`, { card: cardName(what as Card) });
    case 'button':
      return t(`valhalla-web-button-${what}`);
    default:
      return cardName(what as Card);
  }
}

/** The noun a spot is about. */
export function spotTerm(spot: Spot): string | undefined {
  const card = CARDS.find((name) => spot.endsWith(`:${name}`));
  return card && `${PREFIX}${card}`;
}
