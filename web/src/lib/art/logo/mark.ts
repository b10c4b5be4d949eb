/** The sign of the hall: a gable whose beams end in dragon heads, over a rayed shield. Field of 64 by 64. */
export const gable =
  'M32 15L8 50v8h8v-6l16-25 16 25v6h8v-8zM32 15l-7-8c-1-4-5-5-9-3 3 0 4 2 4 4l-5 1c2 3 6 4 9 2l4 7zM32 15l7-8c1-4 5-5 9-3-3 0-4 2-4 4l5 1c-2 3-6 4-9 2l-4 7z';

/** The shield under the gable: centre and radius. */
export const boss = { x: 32, y: 47, r: 10 };
