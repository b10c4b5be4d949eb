/** Valhalla, as the table frame knows it. */
import type { SoundName } from '$lib/settings/settings.svelte';
import type { GameUi } from '$lib/table/context';
import { locale } from '$lib/words/locale.svelte';
import { phrase } from '$lib/words/phrase';

import Board from './Board.svelte';
import { choreography } from './choreography';
import { played } from './content.svelte';
import { drop } from './drop';
import { tally } from './tally';
import Flying from './Flying.svelte';
import { tellForfeit } from './forfeits';
import Forfeits from './Forfeits.svelte';
import { hint } from './hints';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import { several } from './several';
import { declines, spotsOf } from './spots';
import Surface from './Surface.svelte';
import Term from './Term.svelte';
import type { Event, View } from './types';
import { spotName, spotTerm } from './words';

const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  revealed: 'card',
  drew: 'card',
  gained: 'card',
  collided: 'clash',
  declared: 'attack',
  locked: 'draugr',
  lost: 'card',
};

export const table: GameUi<View> = {
  id: 'valhalla',
  take: (told) => played.take(told),
  play: { ...choreography, spots: spotsOf, declines, several },
  Surface,
  Others,
  Board,
  Mine,
  Term,
  Flying,
  Aside: Forfeits,
  tellChat: tellForfeit,
  spotName,
  spotTerm,
  drop,
  hint,
  tally,
  sound: (event) => SOUNDS[(event as Event).type],
  headline(told) {
    const event = told as Event;
    if (event.type === 'eliminated') {
      return phrase('valhalla-web-headline-fell', { who: { seat: event.seat } });
    }
    if (event.type !== 'locked') return undefined;
    return phrase('valhalla-web-headline-locked', { locked: { number: event.locked } });
  },
  async story() {
    const [{ storyteller }] = await Promise.all([
      import('./storyteller'),
      locale.learn(`${table.id}-story`),
    ]);
    return storyteller;
  },
  course: async () => (await import('./course')).course(),
  isInHand: (spot) => spot.startsWith('hand:'),
  heading(event) {
    const type = (event as Event | undefined)?.type;
    return type === 'round' || type === 'phase' ? type : undefined;
  },
  // A card of the clash is told of where it goes, to the armoury or locked away; a forfeit by who
  // may ask for it.
  joins: (event) => ((event as Event | undefined)?.type === 'armoury' ? 'card' : undefined),
  isTold: (event) => !['batch', 'forfeit_due'].includes((event as Event | undefined)?.type ?? ''),
};
