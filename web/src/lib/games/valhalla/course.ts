/** What a game of Valhalla is told with: hands over the rounds, and what happened to them. */
import type { Course } from '$lib/table/context';
import { t } from '$lib/words/locale.svelte';

import { seatsIn, type Event, type View } from './types';

type Happened<Kind extends Event['type']> = Extract<Event, { type: Kind }>;

/** Counts the events of one kind that a seat had a part in. */
const count =
  <Kind extends Event['type']>(kind: Kind, of: (event: Happened<Kind>, seat: number) => number) =>
  (event: unknown, seat: number): number =>
    (event as Event).type === kind ? of(event as Happened<Kind>, seat) : 0;

const mine = (event: { seat: number }, seat: number) => Number(event.seat === seat);

export const course = (): Course<View> => ({
  lines: [
    { label: t('valhalla-web-course-cards'), of: ({ players }, seat) => players[seat]?.hand ?? 0 },
  ],
  counts: [
    {
      label: t('valhalla-web-course-drawn'),
      of: (event, seat) =>
        count('drew', mine)(event, seat) +
        count('drew_all', ({ seat: who, good }, own) => (who === own ? good : 0))(event, seat),
    },
    {
      label: t('valhalla-web-course-collided'),
      of: count('collided', ({ seats }, seat) => Number(seatsIn(seats).includes(seat))),
    },
    {
      label: t('valhalla-web-course-bitten'),
      of: count('bitten', ({ seat: who, losses }, seat) => (who === seat ? losses : 0)),
    },
    { label: t('valhalla-web-course-lost'), of: count('lost', mine) },
  ],
});
