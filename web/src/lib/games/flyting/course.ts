/** What a game of Flyting is told with: fame over the rounds. */
import type { Course } from '$lib/table/context';
import { t } from '$lib/words/locale.svelte';

import type { View } from './types';

export const course = (): Course<View> => ({
  lines: [{ label: t('flyting-web-fame'), of: ({ players }, seat) => players[seat]?.fame ?? 0 }],
  counts: [],
});
