/** What the buttons of the action bar say: the answer that lies on a spot, with what it costs. */
import type { Choice } from '$generated/protocol';
import { pointer } from '$lib/explain/pointer.svelte';
import type { Spot } from '$lib/table/selection.svelte';
import { say, t } from '$lib/words/locale.svelte';
import { phrase, reworded } from '$lib/words/phrase';

import { beingName, beingOf, type Being } from './beings';
import { modeNames } from './content';
import { game } from './game.svelte';
import { actionOf, type Area, type Inhabitant, type Resource } from './types';
import { amount, areaName, cardKey, resourceName, valuedName } from './words';

/** The most players at a table. */
const SEATS = 5;
const NOBODY = { names: [] };

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
      return landButton(what as Area, choice);
    case 'site':
      return choice ? templeButton(choice, names) : areaName(what as Area);
    case 'resource':
      return resourceButton(what as Resource, choice);
    case 'give':
      if (what === 'rune') return t('valda-web-button-break-rune');
      return choice
        ? from('valda-web-button-trade', choice)
        : t('valda-web-button-give', { what: amount(what, Number(more)) });
    case 'get':
      return choice ? from('valda-web-button-trade', choice) : amount(what, 1);
    case 'rate':
      return t('valda-web-button-rate', { count: what });
    case 'building':
      return t(`valda-web-button-${what}`);
    case 'theirs':
      return t(`valda-web-button-${more}`);
    case 'deck':
      return choice ? say(choice.phrase, NOBODY) : t('valda-web-button-draw');
    case 'die':
      return t('valda-web-button-die', { number: Number(what) + 1 });
    case 'weapon':
    case 'mode':
      return modeName(what, more);
    case 'dweller':
      return choice && actionOf(choice).type === 'found'
        ? from('valda-web-button-found', choice)
        : dwellerButton(beingOf(what as Area, more as Inhabitant));
    case 'point':
      return t(`valda-web-button-turn-${what}`);
    case 'button':
    case 'face':
      return choice ? say(choice.phrase, NOBODY) : what;
    default: {
      const card = game.byId(what);
      return card ? valuedName(card) : what;
    }
  }
}

/** Other words for what the game says of the choice, with the same price and the same amounts. */
const from = (key: string, { phrase: said }: Choice): string => say(reworded(said, key), NOBODY);

/** A god or a giant, and in a few words what their power is good for. */
const giftOf = (being: Being): string =>
  say(phrase('valda-web-button-power', { deck: { term: `valda-deck-${being}` } }), NOBODY);

/** One of the two who may live in a land; under a thumb both of them are in sight only by name. */
const dwellerButton = (being: Being): string =>
  pointer() === 'touch' ? beingName(being) : giftOf(being);

/** What is done with a land: a temple built, a card drawn, the power of its god used. */
function landButton(area: Area, choice: Choice | undefined): string {
  const inhabitant = game.inhabitant(area);
  if (!choice) {
    // The next touch says which: who shall live there, or which of the exchanges it is.
    if (inhabitant === null) return t('valda-web-button-undecided', { land: areaName(area) });
    return giftOf(beingOf(area, inhabitant));
  }
  switch (actionOf(choice).type) {
    case 'temple':
      return from('valda-web-button-temple', choice);
    case 'source':
      return from('valda-web-button-source', choice);
    case 'move_to':
      return from('valda-web-button-land', choice);
    case 'regular_source':
    case 'thor':
    case 'odin':
    case 'loki':
    case 'thrym':
    case 'grim':
    case 'mork':
      return say(choice.phrase, NOBODY);
    default:
      return areaName(area);
  }
}

/** A temple by its land; whose it is, the question says. */
function templeButton(choice: Choice, names: (seat: number) => string): string {
  const reader = { names: Array.from({ length: SEATS }, (_, seat) => names(seat)) };
  return say(reworded(choice.phrase, 'valda-web-button-temple-at'), reader);
}

/** What happens to a resource: it is taken for a price, paid, stolen or destroyed. */
function resourceButton(kind: Resource, choice: Choice | undefined): string {
  if (!choice) return resourceName(kind);
  if (actionOf(choice).type === 'carve_rune') return t('valda-web-button-carve-rune');
  return say(choice.phrase, NOBODY);
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
    case 'theirs':
      return `valda-building-${more}`;
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
