import { seeded } from '../random';
import type { Edge, KnotGrid, Meeting } from './trace';

/** A band's pattern: how thick it is in cells, and how ribbons meet along it and across it, by place. */
export interface Pattern {
  rows: number;
  along: readonly Meeting[];
  across: readonly Meeting[];
}

/** What a game's folder says of its ornaments, in `ornament.ts`. */
export interface Ornament {
  /** Its own knot. */
  pattern: Pattern;
  /** The colour of the light behind its door. */
  light: string;
}

/** The ornaments that games bring along. */
const ornaments = new Map(
  Object.entries(
    import.meta.glob<Ornament>('../../games/*/ornament.ts', { eager: true, import: 'ornament' }),
  ).map(([path, ornament]) => [path.split('/').at(-2) ?? '', ornament]),
);

/** A twist of two ribbons that parts at every third step, for what belongs to no game. */
const PLAIN: Ornament = {
  pattern: { rows: 1, along: ['cross', 'cross', 'pass'], across: ['cross'] },
  light: '#d9a441',
};

/** The games that have ornaments of their own. */
export const ornamented: readonly string[] = [...ornaments.keys()];

/** The ornaments of a game; one without its own has plain ones. */
export const ornamentOf = (game: string): Ornament => ornaments.get(game) ?? PLAIN;

const patternOf = (game: string): Pattern => ornamentOf(game).pattern;

/** How many cells thick the game's band is. */
export function bandRows(game: string): number {
  return patternOf(game).rows;
}

function pick(list: readonly Meeting[], place: number): Meeting {
  return list[place % list.length] ?? 'cross';
}

/** A straight band of the game's knot, the same read from both ends. */
export function band(game: string, cells: number): KnotGrid {
  const { rows, along, across } = patternOf(game);
  return {
    cols: cells,
    rows,
    meeting: ({ col, side }) =>
      side === 'right'
        ? pick(along, Math.min(col, cells - 2 - col))
        : pick(across, Math.min(col, cells - 1 - col)),
  };
}

/** A closed band for bending around a circle. */
export function ring(game: string, cells: number): KnotGrid {
  const { rows, along, across } = patternOf(game);
  return {
    cols: cells,
    rows,
    ring: true,
    meeting: ({ col, side }) => pick(side === 'right' ? along : across, col),
  };
}

/** A frame of the game's knot, alike in all four corners. */
export function frame(game: string, cols: number, rows: number): KnotGrid {
  const { rows: thick, along, across } = patternOf(game);
  const meeting = ({ col, row, side }: Edge): Meeting => {
    const level = side === 'right';
    // Distances from the nearer corner, of the edge in its own direction and of the cell in the other.
    const stepCol = level ? Math.min(col, cols - 2 - col) : Math.min(col, cols - 1 - col);
    const stepRow = level ? Math.min(row, rows - 1 - row) : Math.min(row, rows - 2 - row);
    const onLevelSide = stepRow < thick - (level ? 0 : 1) && stepCol >= thick - 1;
    const onUprightSide = stepCol < thick - (level ? 1 : 0) && stepRow >= thick - 1;
    if (onLevelSide === onUprightSide) return 'cross';
    if (onLevelSide) return pick(level ? along : across, stepCol - thick + 1);
    return pick(level ? across : along, stepRow - thick + 1);
  };
  const has = (col: number, row: number): boolean =>
    Math.min(col, row, cols - 1 - col, rows - 1 - row) < thick;
  return { cols, rows, has, meeting };
}

/** A full panel with breaks from a seed, mirrored left to right and top to bottom. */
export function panel(cols: number, rows: number, seed: number, share = 0.3): KnotGrid {
  const meeting = (edge: Edge): Meeting => {
    const lastCol = edge.side === 'right' ? cols - 2 : cols - 1;
    const lastRow = edge.side === 'below' ? rows - 2 : rows - 1;
    const col = Math.min(edge.col, lastCol - edge.col);
    const row = Math.min(edge.row, lastRow - edge.row);
    const random = seeded(seed * 7919 + col * 131 + row * 17 + (edge.side === 'right' ? 1 : 0));
    random();
    if (random() >= share) return 'cross';
    return random() < 0.5 ? 'wall' : 'pass';
  };
  return { cols, rows, meeting };
}
