/** Brushes for backgrounds: each returns the path of many small things, the same for the same seed. */
import { seeded, short } from '../random';

/** A field of four-pointed stars. */
export function stars(seed: number, count: number, width: number, height: number): string {
  const random = seeded(seed);
  return times(count, () => {
    const [x, y, size] = [random() * width, random() * height, 0.35 + random() ** 3 * 1.7];
    const waist = short(size * 0.3);
    const far = short(size);
    return `M${short(x)} ${short(y - size)}l${waist} ${short(far - waist)} ${short(far - waist)} ${waist} ${short(waist - far)} ${waist} ${-waist} ${short(far - waist)} ${-waist} ${short(waist - far)} ${short(waist - far)} ${-waist} ${short(far - waist)} ${-waist}z`;
  });
}

/** A mountain range as two paths: the sides in the light, and those in the shade. */
export function peaks(
  seed: number,
  { width, base, height, count }: { width: number; base: number; height: number; count: number },
): { lit: string; shade: string } {
  const random = seeded(seed);
  const step = width / count;
  let lit = '';
  let shade = '';
  for (let index = -1; index <= count; index += 1) {
    const top = [
      short((index + 0.5 + (random() - 0.5) * 0.6) * step),
      short(base - height * (0.45 + random() * 0.55)),
    ] as const;
    const left = short(top[0] - step * (0.7 + random() * 0.5));
    const right = short(top[0] + step * (0.7 + random() * 0.5));
    const foot = short(top[0] + step * (random() - 0.3) * 0.5);
    const middle = short((top[1] + base) / 2);
    const bend = short(top[0] + step * 0.12 * (random() - 0.2));
    lit += `M${left} ${base}L${top[0]} ${top[1]}L${bend} ${middle}L${foot} ${base}Z`;
    shade += `M${top[0]} ${top[1]}L${right} ${base}H${foot}L${bend} ${middle}Z`;
  }
  return { lit, shade };
}

/** Water: a row of scallops from edge to edge, filled down to the floor. */
export function waves(
  {
    width,
    y,
    length,
    height,
    floor,
  }: { width: number; y: number; length: number; height: number; floor: number },
  shift = 0,
): string {
  let path = `M${short(-length + shift)} ${y}`;
  for (let x = -length + shift; x < width + length; x += length) {
    path += `q${short(length * 0.2)} ${short(height * 0.1)} ${short(length * 0.5)} ${-height}t${short(length * 0.5)} ${height}`;
  }
  return `${path}V${floor}H${short(-length + shift)}Z`;
}

/** A wood of firs standing on one line. */
export function firs(
  seed: number,
  { width, base, height, count }: { width: number; base: number; height: number; count: number },
): string {
  const random = seeded(seed);
  return times(count, (index) => {
    const x = ((index + 0.5 + (random() - 0.5) * 0.7) / count) * width;
    const tall = height * (0.55 + random() * 0.45);
    const half = tall * 0.2;
    let path = `M${short(x)} ${short(base - tall)}`;
    for (let tier = 1; tier <= 4; tier += 1) {
      const y = base - tall + (tall * tier) / 4;
      const spread = (half * tier) / 4;
      path += `L${short(x + spread)} ${short(y)}${tier < 4 ? `L${short(x + spread * 0.5)} ${short(y - tall * 0.03)}` : ''}`;
    }
    for (let tier = 4; tier >= 1; tier -= 1) {
      const y = base - tall + (tall * tier) / 4;
      const spread = (half * tier) / 4;
      path += `${tier < 4 ? `L${short(x - spread * 0.5)} ${short(y - tall * 0.03)}` : ''}L${short(x - spread)} ${short(y)}`;
    }
    return `${path}Z`;
  });
}

/** Rays from a centre, each a thin wedge. */
export function rays(
  centre: readonly [number, number],
  {
    inner,
    outer,
    count,
    share = 0.5,
  }: { inner: number; outer: number; count: number; share?: number },
): string {
  const half = (Math.PI / count) * share;
  const at = (angle: number, radius: number): string =>
    `${short(centre[0] + Math.cos(angle) * radius)} ${short(centre[1] + Math.sin(angle) * radius)}`;
  return times(count, (index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return `M${at(angle - half * 0.4, inner)}L${at(angle - half, outer)}L${at(angle + half, outer)}L${at(angle + half * 0.4, inner)}Z`;
  });
}

/** Grain: short strokes along one direction, as of a print from wood. */
export function grain(seed: number, count: number, width: number, height: number): string {
  const random = seeded(seed);
  return times(count, () => {
    const length = 0.6 + random() ** 2 * 5;
    return `M${short(random() * width)} ${short(random() * height)}h${short(length)}`;
  });
}

/** Sparks or snow: round flecks, smaller towards the top. */
export function flecks(
  seed: number,
  {
    width,
    top,
    floor,
    count,
    size,
  }: { width: number; top: number; floor: number; count: number; size: number },
): string {
  const random = seeded(seed);
  return times(count, () => {
    const low = random();
    const radius = short(size * (0.25 + 0.75 * low * random()));
    return `M${short(random() * width - radius)} ${short(top + low * (floor - top))}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  });
}

/** Ice: shards that stand on the floor or hang from above. */
export function shards(
  seed: number,
  { width, root, length, count }: { width: number; root: number; length: number; count: number },
): { lit: string; shade: string } {
  const random = seeded(seed);
  let lit = '';
  let shade = '';
  for (let index = 0; index < count; index += 1) {
    const x = ((index + 0.5 + (random() - 0.5) * 0.5) / count) * width;
    const half = (width / count) * (0.3 + random() * 0.45);
    const tip = root + length * (0.35 + random() ** 1.5 * 0.65);
    const lean = x + (random() - 0.5) * half;
    lit += `M${short(x - half)} ${root}L${short(lean)} ${short(tip)}L${short(x)} ${root}Z`;
    shade += `M${short(x)} ${root}L${short(lean)} ${short(tip)}L${short(x + half)} ${root}Z`;
  }
  return { lit, shade };
}

function times(count: number, make: (index: number) => string): string {
  let path = '';
  for (let index = 0; index < count; index += 1) path += make(index);
  return path;
}
