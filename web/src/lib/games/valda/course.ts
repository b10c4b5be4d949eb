/** What a game of Valda is told with: followers over the rounds, dice, draws and attacks. */
import type { Course } from '$lib/table/context';
import { t } from '$lib/words/locale.svelte';

import type { Event, View } from './types';

type Happened<Kind extends Event['type']> = Extract<Event, { type: Kind }>;

/** Counts the events of one kind that are a seat's own. */
const count =
  <Kind extends Event['type']>(
    kind: Kind,
    of: (event: Happened<Kind>) => number = () => 1,
  ): ((event: unknown, seat: number) => number) =>
  (event, seat) => {
    const happened = event as Event & { seat?: number };
    return happened.type === kind && happened.seat === seat ? of(happened as Happened<Kind>) : 0;
  };

export const course = (): Course<View> => ({
  lines: [
    {
      label: t('valda-web-tally-followers'),
      of: ({ players }, seat) => players[seat]?.followers ?? 0,
    },
  ],
  counts: [
    { label: t('valda-web-course-dice'), of: count('rolled', ({ dice }) => dice.length) },
    { label: t('valda-web-course-drawn'), of: count('drew') },
    { label: t('valda-web-course-attacks'), of: count('attacked') },
    { label: t('valda-web-course-blocked'), of: count('blocked') },
  ],
});
