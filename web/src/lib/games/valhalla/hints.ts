/** What a newcomer needs to know to answer a question. */
import type { Arg, Question } from '$generated/protocol';
import { pointer } from '$lib/explain/pointer.svelte';
import type { Spot } from '$lib/table/selection.svelte';
import { locale, t } from '$lib/words/locale.svelte';

import { cardOf } from './words';

const ASK = 'valhalla-ask-';

export function hint({ ask, left }: Question, path: readonly Spot[]): string | undefined {
  const asked = ask.key.slice(ASK.length);
  const given = (name: string): Arg | undefined => ask.args?.find(([of]) => of === name)?.[1];
  if (asked === 'plan' && path.length > 0) return t('valhalla-web-hint-plan-support');
  if (asked === 'lose') {
    const cost = given('cost');
    const isDear = cost !== undefined && 'number' in cost && cost.number > 1;
    return t(isDear ? 'valhalla-web-hint-lose-dear' : 'valhalla-web-hint-lose', {
      left,
      pointer: pointer(),
    });
  }
  if (asked === 'declare' || asked.startsWith('support-')) {
    // The card in question says itself what it does.
    const arg = given('card');
    const card = arg && 'term' in arg ? cardOf(arg.term) : undefined;
    const use = asked === 'declare' ? 'main' : 'support';
    return card && t(`valhalla-web-${card}-${use}`);
  }
  const key = `valhalla-web-hint-${asked === 'sword-pick' ? 'pick' : asked}`;
  return locale.words.has(key) ? t(key, { pointer: pointer() }) : undefined;
}
