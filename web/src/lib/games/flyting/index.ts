/** Flyting, as the table frame knows it: the example of a game's folder. */
import type { GameUi } from '$lib/table/context';
import { t } from '$lib/words/locale.svelte';

import Board from './Board.svelte';
import { choreography } from './choreography';
import Flying from './Flying.svelte';
import Mine from './Mine.svelte';
import { offer } from './offers';
import Others from './Others.svelte';
import { declines, spotsOf } from './spots';
import Surface from './Surface.svelte';
import Term from './Term.svelte';
import type { Event, View } from './types';
import { spotName, spotTerm } from './words';

export const table: GameUi<View> = {
  id: 'flyting',
  play: { ...choreography, spots: spotsOf, declines },
  Surface,
  Others,
  Board,
  Mine,
  Term,
  Flying,
  spotName,
  spotTerm,
  tally: ({ players }) => ({
    columns: [t('flyting-web-fame')],
    rows: players.map(({ fame }) => [String(fame)]),
    why: t('flyting-web-why'),
  }),
  offer,
  course: async () => (await import('./course')).course(),
  heading: (event) => ((event as Event | undefined)?.type === 'round' ? 'round' : undefined),
};
