/**
 * Interlace from a grid of cells.
 *
 * Every cell is a square with a node in the middle of each of its four edges, and four links that join
 * neighbouring nodes diagonally. Where two cells share an edge the links of both meet in its node: they cross,
 * or a break sends them back. Following the links gives closed strands; because over and under are decided by
 * the parity of the node alone, they alternate along every strand, whatever the shape of the grid.
 */

/** What happens in the node between two cells. */
export type Meeting =
  /** The strands cross there. */
  | 'cross'
  /** A wall on the shared edge: each strand turns back into its own cell. */
  | 'wall'
  /** A wall across the shared edge: the strands pass side by side. */
  | 'pass';

/** The edge between two cells that are neighbours. */
export interface Edge {
  /** Of the cell left of the edge, or above it. */
  col: number;
  row: number;
  /** `right`: to the next column; `below`: to the next row. */
  side: 'right' | 'below';
}

/** The shape of a knot. */
export interface KnotGrid {
  cols: number;
  rows: number;
  /** Whether the cell is part of the shape; all are unless told. */
  has?: (col: number, row: number) => boolean;
  /** How strands meet on an edge; they cross unless told. */
  meeting?: (edge: Edge) => Meeting;
  /** Whether the last column is the neighbour of the first, as on a ring. */
  ring?: boolean;
}

/** A step along a diagonal: half a cell in each direction. */
export type Diagonal = readonly [1 | -1, 1 | -1];

/** One node on a strand's way, in half cells from the top left. */
export interface Stop {
  x: number;
  y: number;
  /** The direction of travel into the node, and out of it. */
  enter: Diagonal;
  leave: Diagonal;
  /** A `turn` is at the rim of the shape, a `part` at a break inside it, where two strands shy from each other. */
  kind: 'over' | 'under' | 'turn' | 'part';
}

/** A closed strand: its last stop leads to its first. */
export type Strand = Stop[];

/** How a node treats its strands: they cross, or a wall in it turns them. */
interface Node {
  turn: 'cross' | 'upright' | 'level';
  rim: boolean;
}
type Turn = Node['turn'];

/** The node's state: `upright` and `level` are the directions of the wall in it. */
function nodeAt(grid: KnotGrid, x: number, y: number): Node {
  const upright = x % 2 === 0;
  const col = upright ? x / 2 - 1 : (x - 1) / 2;
  const row = upright ? (y - 1) / 2 : y / 2 - 1;
  const first = hasCell(grid, col, row);
  const second = upright ? hasCell(grid, col + 1, row) : hasCell(grid, col, row + 1);
  const along: Turn = upright ? 'upright' : 'level';
  const across: Turn = upright ? 'level' : 'upright';
  if (!first || !second) return { turn: along, rim: true };
  const wrapped = grid.ring && col < 0 ? grid.cols - 1 : col;
  const meeting =
    grid.meeting?.({ col: wrapped, row, side: upright ? 'right' : 'below' }) ?? 'cross';
  const turn = meeting === 'cross' ? 'cross' : meeting === 'wall' ? along : across;
  return { turn, rim: false };
}

/** Whether the cell exists, seen around the ring if the grid is one. */
export function hasCell(grid: KnotGrid, col: number, row: number): boolean {
  const around = grid.ring ? (col + grid.cols) % grid.cols : col;
  if (around < 0 || around >= grid.cols || row < 0 || row >= grid.rows) return false;
  return grid.has?.(around, row) ?? true;
}

function leaving(turn: Turn, [dx, dy]: Diagonal): Diagonal {
  if (turn === 'cross') return [dx, dy];
  return turn === 'upright' ? [flip(dx), dy] : [dx, flip(dy)];
}

function flip(step: 1 | -1): 1 | -1 {
  return step === 1 ? -1 : 1;
}

/** The falling strand is on top in every other column of nodes: this is what makes strands alternate. */
function kindAt({ turn, rim }: Node, x: number, [dx, dy]: Diagonal): Stop['kind'] {
  if (turn !== 'cross') return rim ? 'turn' : 'part';
  const falling = dx === dy;
  return falling === (Math.abs(x) % 2 === 1) ? 'over' : 'under';
}

/** Follows all links of the grid and returns the strands they form. */
export function trace(grid: KnotGrid): Strand[] {
  const width = grid.cols * 2;
  const around = (x: number): number => (grid.ring ? (x + width) % width : x);
  const seen = new Set<string>();
  // A link is named by its upper node and its slope, in whichever direction it is walked.
  const link = (x: number, y: number, [dx, dy]: Diagonal): string =>
    dy === 1 ? `${around(x)},${y},${dx}` : `${around(x + dx)},${y + dy},${-dx}`;

  const strands: Strand[] = [];
  for (let row = 0; row < grid.rows; row += 1) {
    for (let col = 0; col < grid.cols; col += 1) {
      if (!hasCell(grid, col, row)) continue;
      const north = { x: col * 2 + 1, y: row * 2 };
      const south = { x: col * 2 + 1, y: row * 2 + 2 };
      const starts: [typeof north, Diagonal][] = [
        [north, [1, 1]],
        [north, [-1, 1]],
        [south, [1, -1]],
        [south, [-1, -1]],
      ];
      for (const [from, direction] of starts) {
        if (seen.has(link(from.x, from.y, direction))) continue;
        const strand: Strand = [];
        let { x, y } = from;
        let way = direction;
        while (!seen.has(link(x, y, way))) {
          seen.add(link(x, y, way));
          const nextX = around(x + way[0]);
          const nextY = y + way[1];
          const node = nodeAt(grid, nextX, nextY);
          const out = leaving(node.turn, way);
          strand.push({
            x: nextX,
            y: nextY,
            enter: way,
            leave: out,
            kind: kindAt(node, nextX, way),
          });
          x = nextX;
          y = nextY;
          way = out;
        }
        strands.push(strand);
      }
    }
  }
  return strands;
}
