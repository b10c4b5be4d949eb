/** The sign of the hall: two gable beams that cross and curl like dragon necks, over a rayed shield; 64 by 64. */
export const beam = 'M8 58L36 15Q41 6 48 7T55 15Q54 20 49 18';

/** The ear and the eye that make the curl a dragon's head. */
export const head = 'M46 5L42 0 51 4Z';

/** The shield under the gable: centre and radius. */
export const boss = { x: 32, y: 47, r: 9.5 };
