/** What a newcomer needs to know to answer a question. */
import type { Question } from '$generated/protocol';
import type { Spot } from '$lib/table/selection.svelte';
import { locale, t } from '$lib/words/locale.svelte';

import { cardOf, cardRules } from './words';

const ASK = 'valhalla-ask-';

export function hint({ ask }: Question, path: readonly Spot[]): string | undefined {
  const asked = ask.key.slice(ASK.length);
  if (asked === 'plan' && path.length > 0) return t('valhalla-web-hint-plan-support');
  if (asked === 'declare' || asked === 'support') {
    // The card in question says itself what it does.
    const arg = ask.args?.find(([name]) => name === 'card')?.[1];
    const card = arg && 'term' in arg ? cardOf(arg.term) : undefined;
    const [main, support] = card ? cardRules(card) : [];
    return (asked === 'declare' ? main : support)?.text;
  }
  const key = `valhalla-web-hint-${asked}`;
  return locale.words.has(key) ? t(key) : undefined;
}
