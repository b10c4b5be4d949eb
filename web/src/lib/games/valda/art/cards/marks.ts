/** The signs of the types of cards on a field of 24 by 24, filled even-odd. */
import type { CardType } from '../../types';

export const marks: Record<CardType, string> = {
  action: 'M13.5 1L4 14h6.5L8.5 23 20 9.5h-7z',
  attack: 'M12 .5l3 4v10h4.5v3h-4.7v2.3a2.8 2.8 0 1 1-5.6 0v-2.3H4.5v-3H9v-10z',
  defence: 'M12 1l9 3v7.5c0 5.5-3.6 9-9 11.5-5.4-2.5-9-6-9-11.5V4z',
  weapon:
    'M12 .5l2.6 7.3 7.4-2.4-4.3 6.6 4.3 6.6-7.4-2.4L12 23.5l-2.6-7.3L2 18.6 6.3 12 2 5.4l7.4 2.4z',
};
