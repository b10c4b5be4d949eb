import { describe, expect, it } from 'vitest';

import { cards, faces } from './content';

describe('the content', () => {
  it('has the cards of the game with their numbers', () => {
    expect(cards.map(({ id, copies }) => [id, copies])).toEqual([
      ['hammer', 12],
      ['sword', 12],
      ['axe', 12],
      ['wolf', 8],
      ['god', 12],
      ['draugr', 8],
    ]);
    expect(cards.find(({ id }) => id === 'god')?.expansion).toBe('golden_throne');
  });

  it('has a face for every God', () => {
    expect(faces).toHaveLength(12);
    expect(faces[0]).toEqual({
      id: 'odin',
      forfeits: ['riddle', 'kenning'],
      provenance: 'project',
    });
  });
});
