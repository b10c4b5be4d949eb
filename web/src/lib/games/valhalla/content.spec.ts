import { describe, expect, it } from 'vitest';

import { played } from './content.svelte';
import { boxed, told } from './fixtures/content';

describe('what is played with', () => {
  it('has the cards of the game with their numbers, and a face for every God', () => {
    expect(played.cards.map(({ id, copies }) => [id, copies])).toEqual([
      ['hammer', 12],
      ['sword', 12],
      ['axe', 12],
      ['wolf', 8],
      ['god', 12],
      ['draugr', 8],
    ]);
    expect(played.faces).toHaveLength(12);
  });

  it('is what was taken last', () => {
    const [card] = boxed.card;
    played.take({ content: { card: [{ ...card, copies: 15 }], face: [] }, cards: [] });
    expect(played.cards.map(({ copies }) => copies)).toEqual([15]);
    played.take(told);
    expect(played.cards).toHaveLength(6);
  });
});
