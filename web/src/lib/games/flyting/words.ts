/** What the page says about the game's things. */
import type { Explanation } from '$lib/explain/explain.svelte';
import type { Spot } from '$lib/table/selection.svelte';
import { t } from '$lib/words/locale.svelte';

import { VERSES, type Verse } from './types';

const PREFIX = 'flyting-verse-';

/** The verse a noun of the game stands for. */
export const verseOf = (term: string): Verse | undefined =>
  VERSES.find((verse) => term === `${PREFIX}${verse}`);

export const verseName = (verse: Verse): string => t(`${PREFIX}${verse}`);

/** What a verse is. */
export const explainVerse = (verse: Verse): Explanation => ({
  title: verseName(verse),
  lines: [t('flyting-web-verse-about')],
  rule: 'FLYTING-BOX-2',
});

/** A short name for a spot, for a button. */
export function spotName(spot: Spot): string {
  const [kind = '', what = ''] = spot.split(':');
  if (kind === 'deck') return t('flyting-web-button-listen');
  if (kind === 'button') return t(`flyting-web-button-${what}`);
  return verseName(what as Verse);
}

/** The noun a spot is about. */
export function spotTerm(spot: Spot): string | undefined {
  const verse = VERSES.find((name) => spot.endsWith(`:${name}`));
  return verse && `${PREFIX}${verse}`;
}
