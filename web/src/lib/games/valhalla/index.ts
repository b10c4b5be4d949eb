/** Valhalla, as the table frame knows it. */
import type { GameUi } from '$lib/table/context';

import Board from './Board.svelte';
import { choreography } from './choreography';
import Flying from './Flying.svelte';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import { spotsOf } from './spots';
import Surface from './Surface.svelte';
import Term from './Term.svelte';
import type { Event, View } from './types';
import { spotName, spotTerm } from './words';

export const valhalla: GameUi<View> = {
  id: 'valhalla',
  play: { ...choreography, spots: spotsOf },
  Surface,
  Others,
  Board,
  Mine,
  Term,
  Flying,
  spotName,
  spotTerm,
  isInHand: (spot) => spot.startsWith('hand:'),
  heading(event) {
    const type = (event as Event | undefined)?.type;
    return type === 'round' || type === 'phase' ? type : undefined;
  },
};
