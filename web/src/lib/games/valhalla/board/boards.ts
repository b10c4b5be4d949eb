import { seeded, short } from '$lib/art/random';

/** One board of a table top. */
export interface Board {
  x: number;
  width: number;
  /** Lighter than its neighbours if above zero, darker if below. */
  tone: number;
  /** The lines of its grain. */
  grain: string;
}

/** Boards side by side over the whole width, each with a grain of its own. */
export function boards(width: number, height: number, seed = 17): Board[] {
  const random = seeded(seed);
  const result: Board[] = [];
  let x = 0;
  while (x < width) {
    const board = Math.min(54 + random() * 46, Math.max(width - x, 1));
    result.push({
      x: short(x),
      width: short(board),
      tone: short((random() - 0.5) * 0.12),
      grain: grainOf(x, board, height, random),
    });
    x += board;
  }
  return result;
}

function grainOf(x: number, width: number, height: number, random: () => number): string {
  let path = '';
  const lines = Math.max(2, Math.round(width / 13));
  for (let index = 1; index < lines; index += 1) {
    const at = x + (index / lines) * width + (random() - 0.5) * 5;
    const sway = (random() - 0.5) * 9;
    const from = random() * height * 0.25;
    const third = short(height / 3);
    path += `M${short(at)} ${short(from)}c${short(sway)} ${third} ${short(-sway)} ${third} ${short(sway * 0.4)} ${short(height * (0.5 + random() * 0.4))}`;
  }
  return path;
}
