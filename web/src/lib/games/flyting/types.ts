/** The game's own types, and small things to do with them. */
import type { Action, Verse, Verses } from '$generated/flyting';
import type { Choice } from '$generated/protocol';

export type { Action, Event, Player, Verse, Verses, View } from '$generated/flyting';

/** What a choice does. */
export const actionOf = ({ action }: Pick<Choice, 'action'>): Action => action as Action;

/** All kinds of verses, in the order of the box. */
export const VERSES: readonly Verse[] = ['toast', 'riddle', 'taunt'];

/** Each verse of a pile by itself. */
export const each = (pile: Verses): Verse[] =>
  VERSES.flatMap((verse) => Array<Verse>(pile[verse]).fill(verse));

/** The pile with so many more (or fewer) of a kind. */
export const plus = (pile: Verses, verse: Verse, change = 1): Verses => ({
  ...pile,
  [verse]: Math.max(0, pile[verse] + change),
});
