import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { artOf, cardIds } from './faces';
import { glyphs } from './glyphs';
import { godFaceIds } from './gods';

const content = readFileSync('../games/valhalla/content/cards.toml', 'utf8');
const idsOf = (table: string): string[] =>
  content
    .split(/^\[\[/m)
    .filter((part) => part.startsWith(`${table}]]`))
    .map((part) => /^id = "(\w+)"/m.exec(part)?.[1] ?? '');

describe('the pictures of the cards', () => {
  it('cover every type and every face of the content file', () => {
    expect([...cardIds].toSorted()).toEqual(idsOf('card').toSorted());
    expect([...godFaceIds].toSorted()).toEqual(idsOf('face').toSorted());
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
