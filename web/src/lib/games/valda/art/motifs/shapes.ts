/** A drawing as a list of shapes on a field of 120 by 120, from the back to the front. */
export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}

const INK = '#140c10';

/** A body of some material with a dark outline. */
export const body = (paint: string, d: string, width = 3): Shape => ({
  d,
  fill: `url(#vd-${paint})`,
  line: INK,
  width,
});

/** A flat patch of colour. */
export const patch = (fill: string, d: string): Shape => ({ d, fill });

/** A stroke of the pen. */
export const stroke = (line: string, width: number, d: string): Shape => ({ d, line, width });

/** A soft light around a point. */
export const glow = (name: string, x: number, y: number, r: number): Shape => ({
  d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  fill: `url(#vd-glow-${name})`,
});

/** A disc as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
