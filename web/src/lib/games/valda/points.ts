/** Action and building points as tokens: two sides of the same piece (VD-RG-VALDA-1). */

export type PointSide = 'action' | 'build';
export type Point = { id: number; side: PointSide };

/**
 * The tokens after the counts have changed. A point of one kind that goes as one of the other
 * kind comes is the same token turned over; it keeps its id and its place.
 */
export function rearranged(
  points: readonly Point[],
  actions: number,
  builds: number,
): readonly Point[] {
  const wanted: Record<PointSide, number> = { action: actions, build: builds };
  const more = (side: PointSide, list: readonly Point[]) =>
    wanted[side] - list.filter((point) => point.side === side).length;
  let next = points;
  for (const [from, to] of [
    ['action', 'build'],
    ['build', 'action'],
  ] as const) {
    while (more(from, next) < 0 && more(to, next) > 0) next = turned(next, from, to);
  }
  for (const side of ['action', 'build'] as const) {
    while (more(side, next) < 0) next = spent(next, side);
    while (more(side, next) > 0) next = added(next, side);
  }
  return next;
}

const lastOf = (points: readonly Point[], side: PointSide): number =>
  points.findLastIndex((point) => point.side === side);

function turned(points: readonly Point[], from: PointSide, to: PointSide): readonly Point[] {
  const at = lastOf(points, from);
  return points.map((point, index) => (index === at ? { ...point, side: to } : point));
}

function spent(points: readonly Point[], side: PointSide): readonly Point[] {
  const at = lastOf(points, side);
  return points.filter((_, index) => index !== at);
}

/** New action points lie beside the others of their kind, building points at the end. */
function added(points: readonly Point[], side: PointSide): readonly Point[] {
  const point = { id: Math.max(0, ...points.map(({ id }) => id)) + 1, side };
  const at = side === 'action' ? lastOf(points, 'action') + 1 : points.length;
  return [...points.slice(0, at), point, ...points.slice(at)];
}
