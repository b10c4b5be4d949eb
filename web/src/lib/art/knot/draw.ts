import { short } from '../random';
import { trace, type KnotGrid, type Stop, type Strand } from './trace';

/** A place on the drawing. */
export type Point = readonly [number, number];

/** How a knot is drawn. */
export interface KnotStyle {
  /** Side of a cell. */
  cell: number;
  /** Width of the ribbon, with its edge. */
  ribbon: number;
  /** Free space beside the upper ribbon where the lower one passes under it. */
  gap: number;
  /** How far turns reach towards their wall: 0 is a straight cut, 1 is full and round. */
  fullness?: number;
  /** Moves every point, for instance around a circle. */
  bend?: (point: Point) => Point;
}

/**
 * Draws a knot as one path of open and closed ribbons.
 *
 * Ribbons end shortly before they pass under another, so the same path can be stroked several times, from the
 * widest and darkest to a thin shine, without any drawing order between its pieces.
 */
export function drawKnot(grid: KnotGrid, style: KnotStyle): string {
  return trace(grid)
    .map((strand) => drawStrand(strand, style))
    .join('');
}

/** The bend that lays a strip of the given size around a centre, its top edge outwards. */
export function aroundCircle(
  centre: Point,
  outer: number,
  length: number,
): (point: Point) => Point {
  return ([x, y]) => {
    const angle = (x / length) * 2 * Math.PI - Math.PI / 2;
    return [centre[0] + Math.cos(angle) * (outer - y), centre[1] + Math.sin(angle) * (outer - y)];
  };
}

function drawStrand(strand: Strand, style: KnotStyle): string {
  const firstUnder = strand.findIndex((stop) => stop.kind === 'under');
  const start = Math.max(firstUnder, 0);
  const order = [...strand.slice(start), ...strand.slice(0, start)];
  if (firstUnder < 0) {
    const first = order[0];
    if (!first) return '';
    return (
      move(at(first, -0.5, style), style) + order.map((stop) => piece(stop, style)).join('') + 'Z'
    );
  }
  // The strand begins in the middle of an under-passing: its first half belongs to the end.
  const [first, ...others] = order;
  if (!first) return '';
  return (
    move(beyond(first, style), style) +
    line(at(first, 0.5, style), style) +
    others.map((stop) => piece(stop, style)).join('') +
    line(before(first, style), style)
  );
}

function piece(stop: Stop, style: KnotStyle): string {
  const end = at(stop, 0.5, style);
  switch (stop.kind) {
    case 'over':
      return line(end, style);
    case 'under':
      return line(before(stop, style), style) + move(beyond(stop, style), style) + line(end, style);
    case 'part':
    case 'turn': {
      // Inside a shape the turns keep back, so that the break between two of them is seen.
      const fullness = (style.fullness ?? 0.9) * (stop.kind === 'part' ? 0.5 : 1);
      const reach = 0.5 - 0.5 * fullness;
      return curve(at(stop, -reach, style), at(stop, reach, style), end, style);
    }
  }
}

/** A point on the strand near a stop: -0.5 halfway from the stop before, 0.5 halfway to the next. */
function at(stop: Stop, along: number, style: KnotStyle): Point {
  const half = style.cell / 2;
  const [dx, dy] = along < 0 ? stop.enter : stop.leave;
  return [(stop.x + dx * along) * half, (stop.y + dy * along) * half];
}

function hidden(style: KnotStyle): number {
  return (style.ribbon / 2 + style.gap) / ((style.cell / 2) * Math.SQRT2);
}

function before(stop: Stop, style: KnotStyle): Point {
  return at(stop, -Math.min(hidden(style), 0.49), style);
}

function beyond(stop: Stop, style: KnotStyle): Point {
  return at(stop, Math.min(hidden(style), 0.49), style);
}

function pair(point: Point, style: KnotStyle): string {
  const [x, y] = style.bend ? style.bend(point) : point;
  return `${short(x)} ${short(y)}`;
}

const move = (point: Point, style: KnotStyle): string => `M${pair(point, style)}`;
const line = (point: Point, style: KnotStyle): string => `L${pair(point, style)}`;
const curve = (one: Point, two: Point, end: Point, style: KnotStyle): string =>
  `C${pair(one, style)} ${pair(two, style)} ${pair(end, style)}`;
