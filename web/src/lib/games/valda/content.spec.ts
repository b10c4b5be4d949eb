import { describe, expect, it } from 'vitest';

import { fetchGiants, giantOf, isGiant } from './art/giants.svelte';
import { motifOf } from './art/motifs/choose';
import { modeNames } from './content';
import { boxed, told } from './fixtures/content';
import { Game } from './game.svelte';
import { AREAS } from './sets';

await fetchGiants();

const base = boxed.cards.filter(
  ({ deck }) => deck === 'base' || AREAS.some((area) => area === deck),
);

describe('the cards in the box', () => {
  it('are all 150 of the base game', () => {
    expect(base.reduce((sum, { copies }) => sum + copies, 0)).toBe(150);
    expect(base.filter(({ type }) => type === 'weapon')).toHaveLength(7);
  });

  it('are 83 of Rise of the Giants, with a weapon for each giant', () => {
    const risen = boxed.cards.filter(({ deck }) => deck === 'A' || deck === 'B' || isGiant(deck));
    expect(risen.reduce((sum, { copies }) => sum + copies, 0)).toBe(83);
    for (const giant of Object.values(giantOf)) {
      expect(risen.filter(({ deck, type }) => deck === giant && type === 'weapon')).toHaveLength(1);
    }
    const weapons = risen.filter(({ type }) => type === 'weapon').map((card) => motifOf(card));
    expect(new Set(weapons.map(({ shapes }) => shapes)).size).toBe(AREAS.length);
    for (const card of risen) expect(motifOf(card).shapes.length).toBeGreaterThan(2);
  });

  it('show frost that melts and frost that does not', () => {
    const freezes = boxed.cards.filter(({ effect }) => effect.startsWith('freeze'));
    const named = (end: string) =>
      new Set(
        freezes.filter(({ effect }) => effect.includes(end)).map((card) => motifOf(card).name),
      );
    expect([...named('round')]).toEqual(['freeze']);
    expect([...named('game')]).toEqual(['permafrost']);
  });

  it('name the two modes of every weapon', () => {
    for (const card of boxed.cards.filter(({ type }) => type === 'weapon')) {
      const [a, b] = modeNames(card);
      expect(a).not.toBe(b);
      expect(card.name).not.toContain('(');
    }
  });

  it('all have a picture, and attacks are told from defences by it', () => {
    const names = (type: string) =>
      new Set(base.filter((card) => card.type === type).map((card) => motifOf(card).name));
    for (const card of base) expect(motifOf(card).shapes.length).toBeGreaterThan(2);
    expect([...names('attack')].filter((name) => names('defence').has(name))).toEqual([]);
    expect(names('action').size).toBeGreaterThan(15);
  });
});

describe('what is played with', () => {
  const view = { areas: [], giants: null };

  it('is what was taken last, in the words of its table', () => {
    const game = new Game();
    expect(game.card(0).name).toBe('');
    game.take(told);
    expect(game.card(0).name).toBe('Treasure Chest (2)');
    expect([game.havens, game.top]).toEqual([[0, 5, 12, 20], 20]);
    const drawing = game.cards.find(({ id }) =>
      told.cards.some((one) => one.id === id && one.with),
    );
    const lines = () => game.lines(drawing ?? game.card(0));
    const without = lines();
    game.see({ ...view, giants: {} as never });
    expect(lines()).not.toEqual(without);
    game.take(told);
    expect(lines()).toEqual(without);
  });

  it('may have other cards, numbers and dice', () => {
    const game = new Game();
    const [first] = boxed.cards;
    const board = { ...boxed.board, havens: [0, 7, 30] };
    game.take({ content: { cards: [{ ...first, name: 'Strongbox' }], board }, cards: [] });
    expect(game.card(0).name).toBe('Strongbox');
    expect(game.cards).toHaveLength(1);
    expect([game.top, game.lines(game.card(0))]).toEqual([30, []]);
  });

  it('has six faces to each of its dice', () => {
    const game = new Game();
    game.take(told);
    const faces = [0, 1, 2, 3, 4, 5].map((face) => game.face('white', face).gives);
    expect(faces.filter((gives) => gives === 'skull')).toHaveLength(2);
    expect(game.face('yellow', 2)).toEqual({ gives: 'gold', n: 2 });
  });
});
