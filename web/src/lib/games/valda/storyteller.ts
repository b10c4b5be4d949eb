/** How this game's turns are told. */
import type { Storyteller } from '$lib/story/storyteller';
import { t } from '$lib/words/locale.svelte';

import { story } from './story';
import StoryFigure from './StoryFigure.svelte';
import { amount } from './words';

export const storyteller: Storyteller = {
  rules: story,
  Figure: StoryFigure,
  amount,
  phaseName: (phase) => t(`valda-web-phase-${phase}`),
};
