/** Which of the twelve pictures a God card shows: art only, all of them are the one type. */
const FACES = [
  'odin',
  'thor',
  'freyja',
  'loki_trickster',
  'tyr',
  'heimdall',
  'loki_salmon',
  'hel',
  'loki_mare',
  'loki_falcon',
  'loki_fly',
  'loki_bound',
];

export const faceOf = (index: number): string => FACES[index % FACES.length] ?? 'odin';
