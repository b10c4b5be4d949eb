/** What only the giants' cards do: freeze, thaw, smash, and trade whole hands. */
import { body, disc, glow, patch, stroke, type Shape } from './shapes';

const temple: Shape[] = [
  body('stone', 'M30 100V62h60v38z'),
  body('wood-light', 'M18 66l42-40 42 40-7 7-35-32-35 32z'),
  patch('#140c10', 'M50 100V82q10-12 20 0v18z'),
];

const snowflake = (x: number, y: number, r: number): string =>
  [0, 60, 120]
    .map((turn) => {
      const [dx, dy] = [
        Math.round(Math.cos((turn * Math.PI) / 180) * r * 10) / 10,
        Math.round(Math.sin((turn * Math.PI) / 180) * r * 10) / 10,
      ];
      return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
    })
    .join('');

const hand = (x: number, paint: string): Shape[] =>
  [-16, 0, 16].map((turn) =>
    body(
      paint,
      `M${x - 12 + turn * 0.7} ${46 + Math.abs(turn) * 0.3}l24 ${turn * 0.2}v34l-24 ${-turn * 0.2}z`,
      2.5,
    ),
  );

export const frost = {
  freeze: [
    glow('ice', 60, 60, 60),
    ...temple,
    body(
      'ice',
      'M16 68Q36 20 60 20t44 48l-5 3-5 22-7-19-7 4-5 18-7-20-6 2-3 14-5-16-7 2-5 22-7-18-7-3-7 20z',
      2.5,
    ),
    stroke('#2b7fb0', 3, snowflake(20, 22, 13) + snowflake(100, 24, 10)),
  ],
  permafrost: [
    glow('ice', 60, 60, 60),
    ...temple,
    {
      d: 'M8 112L4 52l18-28 16 8L60-4l20 20 20-8 16 34-4 70z',
      fill: '#9bdcff99',
      line: '#0b3a63',
      width: 3.5,
    },
    patch('#ffffff99', 'M22 24l10 46L4 52zM60-4l8 36-30 0zM100 8L86 56l30-14z'),
    stroke('#0b3a63', 8, snowflake(60, 72, 22)),
    stroke('#fff', 4, snowflake(60, 72, 22)),
  ],
  smash: [
    glow('blood', 60, 64, 58),
    body('night', 'M22 66l38-14 38 14-6 48H28z'),
    stroke('#f3cf7a', 3.5, 'M60 66l-8 14 12 10-10 22M44 78l-16 8M76 76l18 8'),
    body('rock', 'M30 8q4-8 16-6h34q14 0 14 14v24q0 14-14 16H44q-16-2-16-18z'),
    stroke('#2a2422', 3, 'M44 8v18M60 6v20M76 8v18M30 34q22 8 34 0'),
    stroke('#fff6d0', 4, 'M16 48L4 42M104 48l12-6M20 62L8 66M100 62l12 4'),
  ],
  hands: [
    glow('violet', 60, 60, 58),
    ...hand(30, 'crimson'),
    ...hand(90, 'night'),
    stroke('#140c10', 10, 'M34 28q26-20 50-2M86 98q-26 18-50 2'),
    stroke('#f3cf7a', 5.5, 'M34 28q26-20 50-2M86 98q-26 18-50 2'),
    body('gold', 'M76 14l20 16-22 8zM44 112L24 96l22-8z', 2.5),
  ],
  rune_theft: [
    glow('violet', 60, 50, 58),
    body('rune', 'M40 70L32 34 48 6l26-4 18 28-8 40z'),
    stroke('#efe9ff', 6, 'M58 58V18M58 18l14 13M58 34l14 13'),
    body(
      'skin',
      'M16 114q-6-28 8-42l22-10q10 0 6 9l-10 8 44-12q12-2 12 8l-30 10 28-2q8 4 2 10l-30 4 16 2q4 6-4 10l-32 5z',
    ),
  ],
  thaw: [
    glow('fire', 60, 64, 58),
    ...temple,
    body('diamond', `${disc(26, 92, 9)}M26 70q8 12 9 20H17q1-8 9-20z`, 2.5),
    body('diamond', 'M92 76q9 13 9 20a9 9 0 1 1-18 0q0-7 9-20z', 2.5),
    stroke('#ffb33d', 5, 'M30 20q-6-8 0-16M60 16q-6-8 0-16M90 20q-6-8 0-16'),
  ],
} satisfies Record<string, readonly Shape[]>;
