import { describe, expect, it } from 'vitest';
import { boards } from './boards';

describe('the boards of the table', () => {
  it('cover the width without a gap', () => {
    const row = boards(900, 500);
    let x = 0;
    for (const board of row) {
      expect(board.x).toBeCloseTo(x, 0);
      x = board.x + board.width;
    }
    expect(x).toBeCloseTo(900, 0);
  });

  it('are the same each time', () => {
    expect(boards(400, 300)).toEqual(boards(400, 300));
  });
});
