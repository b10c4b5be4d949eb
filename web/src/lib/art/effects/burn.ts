import { seeded, short } from '../random';

/**
 * Clip paths of something that burns from below, in terms of `--burn`, the height of the fire from the top.
 *
 * `rest` is what is not burnt yet, `fire` the ragged rim, `ash` what is gone. All three share the rim's teeth.
 */
export function burning(seed: number, teeth = 15): { rest: string; fire: string; ash: string } {
  const random = seeded(seed);
  const rim = Array.from({ length: teeth }, (_, index) => ({
    x: short((index / (teeth - 1)) * 100),
    y: short((random() - 0.5) * 7 + (index % 2 === 0 ? -2.5 : 2.5)),
  }));
  const line = (lower: number): string[] =>
    rim.map(({ x, y }) => `${x}% calc(var(--burn) + ${short(y + lower)}%)`);
  const polygon = (points: string[]): string => `polygon(${points.join(',')})`;
  return {
    rest: polygon(['0% -30%', ...line(0), '100% -30%']),
    fire: polygon([...line(-7), ...line(5).toReversed()]),
    ash: polygon(['0% 130%', ...line(0), '100% 130%']),
  };
}

/** Embers that rise from the fire: places and sizes in percent and pixels. */
export function embers(seed: number, count = 22) {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => ({
    index,
    x: short(random() * 100),
    y: short(25 + random() * 75),
    size: short(2 + random() * 4),
    drift: short((random() - 0.5) * 60),
    rise: short(50 + random() * 90),
  }));
}
