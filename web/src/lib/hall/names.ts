/** A name for somebody who has not said theirs. */
import { settings } from '$lib/settings/settings.svelte';
import { t } from '$lib/words/locale.svelte';

const NAMES = 8;

/** The name of this browser's owner; one is made up and kept if there is none. */
export function ownName(): string {
  if (!settings.all.name) {
    const number = 1 + Math.floor(Math.random() * NAMES);
    settings.set('name', t(`web-name-${number}`));
  }
  return settings.all.name;
}
