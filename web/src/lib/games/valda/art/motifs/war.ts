/** What cards do to others, and what holds against it. */
import { body, disc, glow, patch, stroke, type Shape } from './shapes';

const temple = (x: number, y: number, s: number, paint: string): Shape[] => [
  body(paint, `M${x - s * 0.6} ${y + s * 0.7}v${-s * 0.7}h${s * 1.2}v${s * 0.7}z`, 2.5),
  body(
    'wood-light',
    `M${x - s * 0.9} ${y + s * 0.08}L${x} ${y - s * 0.8}L${x + s * 0.9} ${y + s * 0.08}l${-s * 0.14} ${s * 0.12}L${x} ${y - s * 0.45}L${x - s * 0.76} ${y + s * 0.2}z`,
    2.5,
  ),
  patch(
    '#140c10',
    `M${x - s * 0.18} ${y + s * 0.7}v${-s * 0.34}q${s * 0.18} ${-s * 0.2} ${s * 0.36} 0v${s * 0.34}z`,
  ),
];

const skull = (x: number, y: number, s: number): Shape[] => [
  body(
    'bone',
    `M${x} ${y - s}q${s} 0 ${s} ${s * 0.9}q0 ${s * 0.5} ${-s * 0.35} ${s * 0.7}l${-s * 0.05} ${s * 0.4}h${-s * 1.2}l${-s * 0.05} ${-s * 0.4}q${-s * 0.35} ${-s * 0.2} ${-s * 0.35} ${-s * 0.7}q0 ${-s * 0.9} ${s} ${-s * 0.9}z`,
    2.5,
  ),
  patch(
    '#140c10',
    disc(x - s * 0.42, y + s * 0.05, s * 0.26) + disc(x + s * 0.42, y + s * 0.05, s * 0.26),
  ),
  patch('#140c10', `M${x} ${y + s * 0.3}l${s * 0.14} ${s * 0.26}h${-s * 0.28}z`),
  stroke(
    '#140c10',
    1.6,
    `M${x - s * 0.3} ${y + s * 0.98}v${-s * 0.26}M${x} ${y + s * 0.98}v${-s * 0.26}M${x + s * 0.3} ${y + s * 0.98}v${-s * 0.26}`,
  ),
];

const axe: Shape[] = [
  body('wood', 'M82 8l8 5-52 98-8-5z'),
  body('steel', 'M56 30q26-26 54 2-4 10-14 12 2 14-10 26-8-24-30-40z'),
  stroke('#fff', 2.4, 'M64 28q18-14 38 2'),
];

const arrow = (d: string, tip: string): Shape[] => [
  stroke('#140c10', 11, d),
  stroke('#f3cf7a', 6, d),
  body('gold', tip, 2.5),
];

export const war = {
  kill: [glow('blood', 60, 60, 58), ...skull(44, 68, 30), ...axe],
  fire_sword: [
    glow('fire', 60, 54, 60),
    body('fire', 'M60 0q20 22 10 42 14 18 4 36 2 8-4 14H50q-6-6-4-14-10-18 4-36Q40 22 60 0z'),
    stroke('#fffbd0', 7, 'M60 20v66'),
    body('coal', 'M36 86h48v9H36zM54 95h12v20H54z'),
    ...skull(24, 92, 14),
  ],
  abduct: [
    glow('violet', 60, 60, 56),
    body('night', 'M34 112V74q0-24 26-24t26 24v38z'),
    body('skin', disc(60, 34, 16)),
    body('red', 'M42 34q0-22 18-22t18 22q-8-8-18-8t-18 8z'),
    stroke('#140c10', 9, 'M22 78q38 16 76 0M24 98q36 14 72 0'),
    stroke('#b9c6d6', 5, 'M22 78q38 16 76 0M24 98q36 14 72 0'),
    body('steel', 'M50 80h20v18H50z', 2.5),
  ],
  pillage: [
    glow('gold', 60, 60, 56),
    body('wood-light', 'M44 34q-30 24-30 54 0 24 46 24t46-24q0-30-30-54z'),
    body('wood', 'M40 24q20 10 40 0l-4 14q-16 6-32 0z'),
    stroke('#4a2d14', 3, 'M42 36q18 8 36 0M34 60q-8 12-8 26M86 60q8 12 8 26'),
    body('gold', disc(60, 80, 17)),
    stroke('#7d5013', 2.5, 'M60 70v20M60 70l7 6'),
  ],
  bleed: [
    glow('blood', 60, 60, 58),
    body('steel', 'M30 4l14 4 34 62-12 8-38-60z'),
    body('gold', 'M58 76l26-16 5 8-26 16z'),
    body('wood', 'M78 82l10-6 14 24-10 6z'),
    body('blood', 'M36 60q16 18 14 28a14 14 0 1 1-28 0q-2-10 14-28z'),
    stroke('#ffd0c8', 2.6, 'M29 90q0 6 5 8'),
  ],
  grab: [
    glow('violet', 60, 56, 56),
    body('night', 'M40 14l42-6 10 58-42 8z'),
    stroke('#d9a441', 2.5, 'M64 28l9 11-5 14-9-11z'),
    body(
      'skin',
      'M26 112q-8-26 4-42l22-14q10-2 8 8l-10 10 28-16q10-2 8 8L62 80l26-10q8 0 6 8L66 94l16-2q6 4 0 8l-28 12z',
    ),
  ],
  torch: [
    glow('fire', 60, 36, 54),
    body('fire', 'M60 2q24 22 14 44 12-4 8-18 16 24-2 44H42Q22 52 38 28q-2 14 8 18-6-24 14-44z'),
    patch('#fff3a8', 'M60 34q10 12 8 26h-16q-2-14 8-26z'),
    body('wood', 'M52 76h16l-4 38h-8z'),
    body('gold-dark', 'M46 68h28l-4 12H50z'),
  ],
  wreck: [
    glow('fire', 60, 60, 54),
    body('wood-light', 'M20 108V62h36l-8 18 12 10-6 18z'),
    body('wood-light', 'M100 108V62H70l-2 14-8 12 10 8-4 12z'),
    body('wood', 'M12 62l28-26 20 12-8 14zM108 62L86 38 66 46l2 16z'),
    stroke('#ffb33d', 4, 'M58 40l4 16-8 10 10 14-6 14 4 16'),
    body('wood', 'M88 4l6 4-28 40-6-4z', 2.5),
    body('steel', 'M70-2q28 4 38 28-16-12-34-14z'),
  ],
  exile: [
    glow('aurora', 60, 60, 56),
    ...temple(38, 66, 30, 'stone'),
    ...arrow('M66 26q34 0 38 40', 'M92 62h26l-14 22z'),
    stroke('#b9c6d6', 3, 'M84 104h26M90 112h16'),
  ],
  ruin: [
    glow('fire', 60, 50, 60),
    body('fire', 'M38 46q-10-22 8-40 0 16 10 18 0-16 12-22 0 18 14 24 8 10 0 24z'),
    ...temple(60, 68, 42, 'coal'),
    stroke('#ff8a3c', 3.5, 'M44 76l8 12-6 12M78 72l-6 12 8 14M60 40l4 14'),
  ],
  swap: [
    glow('aurora', 60, 60, 56),
    ...temple(32, 68, 24, 'stone'),
    ...temple(88, 68, 24, 'coal'),
    ...arrow('M36 28q24-18 46 0', 'M76 14l18 16-22 8z'),
    ...arrow('M84 104q-24 14-46 0', 'M44 116L26 100l22-6z'),
  ],
  chaos: [
    glow('venom', 60, 60, 58),
    body(
      'green',
      'M60 60q4-20 24-16 20 8 14 32-8 24-38 26-40-2-44-40Q16 22 56 14q30-2 44 14-24-8-42 4-22 14-10 34 10 12 20 0z',
    ),
    patch('#140c10', disc(40, 44, 5) + disc(80, 34, 4)),
  ],
  plank: [
    glow('white', 60, 60, 52),
    body('wood-light', 'M26 14q34-10 68 0v48q-4 34-34 48-30-14-34-48z'),
    stroke('#4a2d14', 3, 'M43 12v82M60 10v98M77 12v82'),
    body('steel-dark', 'M24 40h72v8H24z', 2),
    body('steel', disc(60, 44, 12), 2.5),
  ],
  round: [
    glow('white', 60, 60, 54),
    body('wood', disc(60, 60, 50)),
    patch('#b03325', 'M60 14a46 46 0 0 1 46 46H60zM60 106a46 46 0 0 1-46-46h46z'),
    patch('#e8d6ae', 'M60 14a46 46 0 0 0-46 46h46zM60 106a46 46 0 0 0 46-46H60z'),
    stroke('#b9c6d6', 5, disc(60, 60, 47)),
    body('steel', disc(60, 60, 15)),
    stroke('#fff', 2.4, 'M52 55q4-7 10-7'),
  ],
  wall: [
    glow('ice', 60, 60, 56),
    ...[22, 60, 98].flatMap((x, index) => [
      body(index === 1 ? 'crimson' : 'night', disc(x, index === 1 ? 62 : 58, 29)),
      stroke('#b9c6d6', 4, disc(x, index === 1 ? 62 : 58, 26)),
      body('gold', disc(x, index === 1 ? 62 : 58, 9), 2.5),
    ]),
    ...[30, 60, 90].map((x) => body('steel', `M${x} 2l6 14-4 16h-4l-4-16z`, 2)),
    body('wood', 'M10 92h100v10H10z', 2.5),
  ],
  ward: [
    glow('gold', 60, 58, 60),
    body('steel', 'M60 6l42 14v36q-4 38-42 58-38-20-42-58V20z'),
    body('night', 'M60 18l32 10v28q-4 28-32 44-28-16-32-44V28z', 2.5),
    stroke('#f3cf7a', 5, 'M60 90V38M42 56l18-20 18 20'),
    stroke('#fff', 2.6, 'M26 26l28-10'),
  ],
  counter: [
    glow('gold', 60, 58, 60),
    body('steel', 'M50 14l36 12v30q-4 32-36 50-32-18-36-50V26z'),
    body('crimson', 'M50 26l26 8v22q-3 22-26 36-23-14-26-36V34z', 2.5),
    body('steel', 'M112 6l-4 16-56 62-8-8 56-62z', 2.5),
    body('gold', 'M38 66l20 20-5 5-20-20z', 2.5),
    body('wood', 'M34 82l8 8-16 18-8-8z', 2.5),
  ],
} satisfies Record<string, readonly Shape[]>;
