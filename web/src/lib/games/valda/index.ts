/** Valda, as the table frame knows it. */
import type { SoundName } from '$lib/settings/settings.svelte';
import type { GameUi } from '$lib/table/context';
import { locale } from '$lib/words/locale.svelte';

import Board from './Board.svelte';
import { spotName, spotTerm } from './buttons';
import { choreography } from './choreography';
import { drop } from './drop';
import Flying from './Flying.svelte';
import { game } from './game.svelte';
import { hint } from './hints';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import { several } from './several';
import { spotsOf } from './spots';
import Surface from './Surface.svelte';
import { tally } from './tally';
import { phases } from './phase-strip';
import { isTold } from './telling';
import Term from './Term.svelte';
import type { Event, View } from './types';

const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  played: 'card',
  drew: 'card',
  weapon: 'card',
  discarded: 'card',
  rolled: 'dice',
  rerolled: 'dice',
  attacked: 'attack',
  attacked_again: 'attack',
  blocked: 'clash',
  struck: 'clash',
};

export const table: GameUi<View> = {
  id: 'valda',
  take: (told) => game.take(told),
  play: { ...choreography, spots: spotsOf, several },
  Surface,
  Others,
  Board,
  Mine,
  Term,
  Flying,
  boardHeight: 'clamp(17rem, 33dvh, 21rem)',
  answerLines: 2,
  spotName,
  spotTerm,
  drop,
  hint,
  isInHand: (spot) => spot.startsWith('card:'),
  isTold,
  joins(event) {
    const type = (event as Event | undefined)?.type;
    return type === 'gained' || type === 'paid' ? 'what' : undefined;
  },
  tally,
  phases,
  sound: (event) => SOUNDS[(event as Event).type],
  async story() {
    const [{ storyteller }] = await Promise.all([
      import('./storyteller'),
      locale.learn(`${table.id}-story`),
    ]);
    return storyteller;
  },
  course: async () => (await import('./course')).course(),
  heading(event) {
    const type = (event as Event | undefined)?.type;
    if (type === 'round' || type === 'turn') return 'round';
    return type === 'phase' ? 'phase' : undefined;
  },
};
