import type { Point } from './draw';

/** An oval between ellipse (power 2) and rounded rectangle (higher powers). */
export interface Oval {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  power?: number;
}

const samples = 720;

/** The point of the oval at an angle, clockwise from the top. */
export function ovalPoint({ cx, cy, rx, ry, power = 2 }: Oval, angle: number): Point {
  const bow = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
  return [cx + rx * bow(Math.sin(angle)), cy - ry * bow(Math.cos(angle))];
}

/** The oval as a closed path of short lines. */
export function ovalPath(oval: Oval, steps = 120): string {
  const points = Array.from({ length: steps }, (_, index) => {
    const [x, y] = ovalPoint(oval, (index / steps) * 2 * Math.PI);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The length of the oval's outline. */
export function ovalLength(oval: Oval): number {
  return lengths(oval).at(-1) ?? 0;
}

/**
 * The bend that lays a strip along the inside of an oval, its top edge on the outline.
 *
 * Places are measured along the outline and not by angle, so cells stay even where the oval curves sharply.
 */
export function aroundOval(oval: Oval, stripLength: number): (point: Point) => Point {
  const table = lengths(oval);
  const total = table.at(-1) ?? 1;
  return ([x, y]) => {
    const share = (((x / stripLength) % 1) + 1) % 1;
    const angle = angleAt(table, share * total);
    const [px, py] = ovalPoint(oval, angle);
    const [ax, ay] = ovalPoint(oval, angle - 0.01);
    const [bx, by] = ovalPoint(oval, angle + 0.01);
    const run = Math.hypot(bx - ax, by - ay) || 1;
    // The inward normal of a clockwise outline.
    return [px - ((by - ay) / run) * y, py + ((bx - ax) / run) * y];
  };
}

function lengths(oval: Oval): number[] {
  const table = [0];
  let [x, y] = ovalPoint(oval, 0);
  for (let index = 1; index <= samples; index += 1) {
    const [nextX, nextY] = ovalPoint(oval, (index / samples) * 2 * Math.PI);
    table.push((table[index - 1] ?? 0) + Math.hypot(nextX - x, nextY - y));
    [x, y] = [nextX, nextY];
  }
  return table;
}

function angleAt(table: number[], length: number): number {
  let low = 0;
  let high = table.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((table[middle] ?? 0) <= length) low = middle;
    else high = middle;
  }
  const [from, to] = [table[low] ?? 0, table[high] ?? 0];
  const part = to > from ? (length - from) / (to - from) : 0;
  return ((low + part) / samples) * 2 * Math.PI;
}
