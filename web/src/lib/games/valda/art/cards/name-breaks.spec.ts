import { describe, expect, it } from 'vitest';

import { boxed } from '../../fixtures/content';

import { parted } from './name-breaks';

describe('the names on small cards', () => {
  const names = boxed.cards.map((card) => parted(card.name));

  it('can part every word of ten letters or more', () => {
    const words = names.flatMap((name) => name.split(/[\s-]/));
    expect(words.filter((word) => word.length >= 10 && !word.includes('\u00ad'))).toEqual([]);
    expect(parted('Gate of Himinbjorg')).toBe('Gate of Himin\u00adbjorg');
  });

  it('keep their letters', () => {
    expect(names.map((name) => name.replaceAll('\u00ad', ''))).toEqual(
      boxed.cards.map(({ name }) => name),
    );
  });
});
