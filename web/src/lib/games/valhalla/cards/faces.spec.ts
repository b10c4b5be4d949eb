import { describe, expect, it } from 'vitest';

import { boxed } from '../fixtures/content';
import { artOf, cardIds } from './faces';
import { glyphs } from './glyphs';
import { godFaceIds } from './gods';

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

describe('the pictures of the cards', () => {
  it('cover every type and every face of the box', () => {
    expect([...cardIds].toSorted()).toEqual(idsOf(boxed.card));
    expect([...godFaceIds].toSorted()).toEqual(idsOf(boxed.face));
  });

  it('are all different', () => {
    const all = [
      ...cardIds.filter((card) => card !== 'god').map((card) => artOf(card)),
      ...godFaceIds.map((face) => artOf('god', face)),
    ];
    expect(new Set(all.map(({ id }) => id)).size).toBe(17);
    expect(new Set(all.map(({ art }) => art.emblem)).size).toBe(17);
    expect(new Set(all.map(({ art }) => art.tones.sky.join())).size).toBe(17);
  });

  it('show some god for a face nobody has drawn', () => {
    expect(artOf('god', 'a_face_of_an_owner').id).toBe('odin');
    expect(artOf('god').id).toBe('odin');
  });

  it('have a sign of their own for each type', () => {
    expect(new Set(Object.values(glyphs)).size).toBe(cardIds.length);
  });
});
