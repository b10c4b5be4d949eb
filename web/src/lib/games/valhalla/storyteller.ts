/** How this game's rounds are told. */
import type { Storyteller } from '$lib/story/storyteller';
import { t } from '$lib/words/locale.svelte';

import { story } from './story';
import StoryFigure from './StoryFigure.svelte';

export const storyteller: Storyteller = {
  rules: story,
  Figure: StoryFigure,
  amount: (_, n) => t('valhalla-web-story-cards', { n }),
  phaseName: (phase) => t(`valhalla-web-story-phase-${phase}`),
};
