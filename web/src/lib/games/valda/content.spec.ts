import { describe, expect, it } from 'vitest';

import { giantOf, isGiant } from './art/giants.svelte';
import { motifOf } from './art/motifs/choose';
import { boxed, modeNames, plainName } from './content';
import { AREAS } from './sets';

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
      expect(plainName(card)).not.toContain('(');
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

describe('the dice in the box', () => {
  it('have six faces each', () => {
    for (const faces of Object.values(boxed.dice)) expect(faces).toHaveLength(6);
    expect(boxed.dice.white.filter(({ gives }) => gives === 'skull')).toHaveLength(2);
    expect(boxed.dice.yellow[2]).toEqual({ gives: 'gold', n: 2 });
  });
});
