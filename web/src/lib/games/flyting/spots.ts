/** Where on the table each choice can be touched. */
import type { Choice } from '$generated/protocol';
import type { Spot } from '$lib/table/selection.svelte';

import { actionOf, type Verse } from './types';

export const spot = {
  hand: (verse: Verse): Spot => `hand:${verse}`,
  heard: (verse: Verse): Spot => `heard:${verse}`,
  player: (seat: number): Spot => `player:${seat}`,
  deck: 'deck' as Spot,
  /** A choice that is nowhere on the table and needs a button. */
  button: (action: 'silent' | 'boast' | 'drink'): Spot => `button:${action}`,
};

/** Every kind of action has its spot: one that is forgotten here is an error of the compiler. */
export function spotsOf(choice: Choice): readonly Spot[] {
  const action = actionOf(choice);
  switch (action.type) {
    case 'recite':
      return [spot.hand(action.verse)];
    case 'keep':
      return [spot.heard(action.verse)];
    case 'listen':
      return [spot.deck];
    case 'silent':
    case 'boast':
    case 'drink':
      return [spot.button(action.type)];
  }
}

/** Silence stands last. */
export const declines = (choice: Choice): boolean => actionOf(choice).type === 'silent';
