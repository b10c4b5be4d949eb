/** What to say when something went wrong. */
import { HallError } from '$lib/hall/api';
import { locale, say, t } from '$lib/words/locale.svelte';

export function wordsFor(error: unknown): string {
  if (!(error instanceof HallError)) return t('web-error-unexpected');
  if (error.reason) return say(error.reason, { names: [] });
  const key = `web-error-${error.code}`;
  return locale.words.has(key) ? t(key) : t('web-error-unexpected');
}
