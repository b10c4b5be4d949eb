/** What cards give: resources, cards, followers, deeds. */
import { body, disc, glow, patch, stroke, type Shape } from './shapes';

const gem = (x: number, y: number, s: number): Shape[] => [
  body(
    'diamond',
    `M${x - s} ${y - s * 0.25}l${s * 0.5} ${-s * 0.6}h${s}l${s * 0.5} ${s * 0.6}L${x} ${y + s}z`,
    2.5,
  ),
  stroke(
    '#eafaff',
    1.6,
    `M${x - s} ${y - s * 0.25}h${s * 2}M${x - s * 0.4} ${y - s * 0.25}L${x} ${y + s}L${x + s * 0.4} ${y - s * 0.25}`,
  ),
];

const drop = (x: number, y: number, s: number): Shape[] => [
  body(
    'blood',
    `M${x} ${y - s}q${s * 0.9} ${s * 0.9} ${s * 0.8} ${s * 1.3}a${s * 0.8} ${s * 0.8} 0 1 1 ${-s * 1.6} 0q${-s * 0.1} ${-s * 0.4} ${s * 0.8} ${-s * 1.3}z`,
    2.5,
  ),
  stroke('#ffd0c8', s * 0.14, `M${x - s * 0.42} ${y + s * 0.3}q0 ${s * 0.4} ${s * 0.3} ${s * 0.5}`),
];

const coin = (x: number, y: number, r: number): Shape[] => [
  body('gold', disc(x, y, r), 2.5),
  stroke('#7d5013', 1.6, disc(x, y, r * 0.66)),
  stroke(
    '#7d5013',
    2,
    `M${x} ${y - r * 0.4}v${r * 0.8}M${x} ${y - r * 0.4}l${r * 0.34} ${r * 0.3}`,
  ),
];

const card = (turn: number): string => {
  const a = (turn * Math.PI) / 180;
  const at = (x: number, y: number) =>
    `${Math.round((60 + x * Math.cos(a) - y * Math.sin(a)) * 10) / 10} ${Math.round((112 + x * Math.sin(a) + y * Math.cos(a)) * 10) / 10}`;
  return `M${at(-19, -22)}L${at(-19, -84)}L${at(19, -84)}L${at(19, -22)}z`;
};

const figure = (x: number, y: number, s: number, paint: string): Shape[] => [
  body(
    paint,
    `M${x - 0.5 * s} ${y + s}v${-0.7 * s}q0 ${-0.45 * s} ${0.5 * s} ${-0.45 * s}t${0.5 * s} ${0.45 * s}v${0.7 * s}z`,
    2.5,
  ),
  body('skin', disc(x, y - 0.32 * s, 0.27 * s), 2),
  body(
    'steel',
    `M${x - 0.3 * s} ${y - 0.36 * s}q${0.02 * s} ${-0.36 * s} ${0.3 * s} ${-0.38 * s}t${0.3 * s} ${0.38 * s}z`,
    2,
  ),
];

export const goods = {
  gold: [
    glow('gold', 60, 52, 56),
    body('wood', 'M20 62h80v42H20z'),
    body('gold', 'M20 60q0-30 22-34h36q22 4 22 34l-12-4H32z'),
    ...coin(44, 54, 11),
    ...coin(76, 54, 11),
    ...coin(60, 48, 13),
    body('wood-light', 'M16 62h88v12H16z'),
    body('gold-dark', 'M24 62h9v42h-9zM87 62h9v42h-9z', 2),
    body('gold', 'M52 66h16v18l-8 6-8-6z', 2.5),
    patch('#140c10', 'M58 74h4v8h-4z'),
  ],
  diamond: [
    glow('ice', 60, 60, 58),
    ...gem(36, 74, 22),
    ...gem(86, 78, 19),
    ...gem(60, 52, 30),
    stroke('#fff', 3, 'M60 12v8M56 16h8M98 40v7M94.5 43.5h7M20 36v7M16.5 39.5h7'),
  ],
  blood: [
    glow('blood', 60, 62, 58),
    body('stone-dark', 'M14 108l10-40 18-14 14-36 12 20 18 12 10 24 12 34z'),
    patch('#2a1118', 'M52 40l8-10 6 16-4 20 8 18-10 24-12-22 6-22z'),
    stroke('#e0303c', 5, 'M58 38l3 14-5 16 7 16-5 20M61 66l14 10M57 84l-14 12'),
    ...drop(60, 62, 20),
    ...drop(88, 92, 10),
    ...drop(32, 94, 9),
  ],
  hoard: [glow('gold', 60, 60, 58), ...drop(36, 46, 19), ...gem(84, 46, 24), ...coin(60, 84, 22)],
  rune: [
    glow('violet', 60, 60, 58),
    body('rune', 'M36 108l-6-54 18-38 26-4 18 30-4 66z'),
    stroke('#fff', 5, 'M56 92V36M56 36l18 14M56 58l18 14'),
  ],
  cards: [
    glow('white', 60, 56, 52),
    ...[-34, -12, 12, 34].flatMap((turn) => [body('night', card(turn), 3)]),
    stroke('#d9a441', 2.5, 'M60 36l9 14-9 14-9-14zM60 28v8M60 64v8'),
  ],
  follower: [
    glow('gold', 60, 48, 58),
    ...figure(28, 76, 30, 'crimson'),
    ...figure(92, 76, 30, 'leaf'),
    ...figure(60, 66, 42, 'night'),
    stroke('#f3cf7a', 3, 'M60 4v10M42 8l5 9M78 8l-5 9'),
  ],
  dice: [
    glow('white', 60, 60, 56),
    body('ivory', 'M26 44l34-20 34 20-34 20z'),
    body('bone', 'M26 44l34 20v40L26 84z'),
    body('wood-light', 'M94 44L60 64v40l34-20z'),
    patch('#140c10', disc(60, 44, 5)),
    patch('#140c10', disc(38, 62, 4) + disc(48, 86, 4)),
    patch('#140c10', disc(72, 66, 4) + disc(78, 78, 4) + disc(84, 90, 4)),
  ],
  convert: [
    glow('aurora', 60, 60, 54),
    ...coin(34, 46, 17),
    ...drop(86, 78, 20),
    stroke('#140c10', 11, 'M40 22q34-12 50 24M80 100q-34 10-50-24'),
    stroke('#4fd1a5', 6, 'M40 22q34-12 50 24M80 100q-34 10-50-24'),
    body('leaf', 'M80 44h20l-8 16zM40 78H20l8-16z', 2.5),
  ],
  actions: [
    glow('gold', 60, 60, 58),
    body('gold', 'M44 6L16 60l18 2-14 50 46-62-19-2L68 6z'),
    body('gold', 'M88 26L68 62l13 1-10 38 34-46-14-1 14-28z'),
  ],
  tree: [
    glow('aurora', 60, 44, 58),
    body(
      'bark',
      'M50 112q6-24 2-44-14-4-22-20 12 8 24 8l2-30h8l2 30q12 0 24-8-8 16-22 20-4 20 2 44 10 0 18 4H32q8-4 18-4z',
    ),
    body(
      'leaf',
      'M60 4q18-2 22 10 18 0 20 16 12 8 2 20-12 8-24-2-10 8-20 2-10 6-20-2-12 10-24 2-10-12 2-20 2-16 20-16 4-12 22-10z',
    ),
    stroke('#c9f7d4', 2.4, 'M44 22q6-8 14-8M26 38q4-8 12-9M74 36q10-4 16 2'),
  ],
  eye: [
    glow('ice', 60, 60, 58),
    body('ivory', 'M10 60q50-56 100 0-50 52-100 0z'),
    body('diamond', disc(60, 58, 22)),
    patch('#0b1020', disc(60, 58, 10)),
    patch('#fff', disc(53, 51, 5)),
    stroke('#f3cf7a', 3, 'M60 6v14M28 16l7 12M92 16l-7 12M60 100v14M30 102l6-10M90 102l-6-10'),
  ],
  ship: [
    glow('ice', 60, 50, 54),
    body('wood', 'M58 14h5v70h-5z', 2.5),
    body('crimson', 'M28 22q32-8 66 0-8 22 2 44-34 8-70 0 10-22 2-44z'),
    stroke('#ffe3b8', 5, 'M46 20q6 22-2 48M62 18q5 24 0 50M78 20q4 22 2 48'),
    body(
      'wood-light',
      'M6 64q12 0 14 14l4 6h72l4-6q2-14 14-14-8 8-8 18-4 24-46 24T14 82q0-10-8-18z',
    ),
    stroke('#4a2d14', 2.4, 'M20 84h80M24 94h72'),
    ...[34, 50, 66, 82].map((x) => body('gold', disc(x, 84, 7), 2)),
  ],
  altar: [
    glow('fire', 60, 40, 52),
    body('fire', 'M60 4q22 20 14 40 12-2 10-16 14 22-2 40H38Q20 50 34 28q-2 14 8 16-6-22 18-40z'),
    patch('#fff3a8', 'M60 32q12 12 8 26 0 10-8 10t-8-10q-2-14 8-26z'),
    body('stone', 'M22 66h76l-6 14H28zM32 80h56v18H32zM20 98h80v14H20z'),
    stroke('#8e1f1a', 4, 'M46 82v14M60 82v16M74 82v12'),
  ],
  build: [
    glow('gold', 60, 60, 56),
    body('stone-dark', 'M8 108l22-52 18 14 14-30 24 36 12-14 16 46z'),
    body('wood-light', 'M42 108V74h36v34h-8V82H50v26z'),
    patch('#0b0a10', 'M50 108V82h20v26z'),
    body('wood', 'M84 10l6 4-40 62-6-4z', 2.5),
    body('steel', 'M64 2q30 2 44 30-20-14-40-16z'),
  ],
  feast: [
    glow('gold', 60, 50, 56),
    body('bone', 'M16 26q4 60 52 74 18 4 28-6-46-8-44-76z'),
    body('gold', 'M10 14h46v14H10z'),
    patch('#f6ead0', 'M12 14q4-10 12-6 6-8 12 0 8-6 12 0 8-2 6 6z'),
    body('gold', 'M40 66l18-10 6 10-18 12zM88 88l12-2 2 12-10 4z', 2.5),
    stroke('#f3cf7a', 3, 'M78 26l8-8M90 40h11M82 54l9 6'),
  ],
  again: [
    glow('gold', 60, 60, 56),
    stroke('#140c10', 15, 'M96 60a36 36 0 1 1-12-27'),
    stroke('#e9b84e', 9, 'M96 60a36 36 0 1 1-12-27'),
    body('gold', 'M72 30l28-14-2 30z', 2.5),
    ...[
      [24, 60],
      [35, 86],
      [60, 97],
    ].map(([x = 0, y = 0]) => body('red', disc(x, y, 8), 2)),
    body('diamond', 'M60 44l12 14-12 18-12-18z', 2.5),
  ],
  lend: [
    glow('aurora', 60, 44, 54),
    body('stone', 'M34 74V44h52v30z'),
    body('gold', 'M26 46l34-30 34 30-6 5-28-22-28 22z'),
    patch('#140c10', 'M52 74V58q8-10 16 0v16z'),
    body('skin', 'M6 96q16-22 36-16l26 4q10 2 8 10H50l34-2 20-10q10 0 8 8l-30 22H34l-14 4z'),
    stroke('#8f5a3d', 2, 'M50 94h-8M104 84l-18 10'),
  ],
} satisfies Record<string, readonly Shape[]>;
