import { describe, expect, it } from 'vitest';

import type { Arg } from '$generated/protocol';
import { locale } from '$lib/words/locale.svelte';

import { spotName, spotTerm } from './words';

await locale.learn('valda');

const name = (
  spot: string,
  key = 'valda-action-done-phase',
  plain = '',
  args: [string, Arg][] = [],
) =>
  spotName(
    spot,
    { id: 0, name: plain, phrase: { key, args } },
    (seat) => ['Ask', 'Embla'][seat] ?? '',
  );
const some = (kind: string, n: number): Arg => ({
  phrase: { key: `valda-amount-${kind}`, args: [['n', { number: n }]] },
});

describe('the names of buttons', () => {
  it('say what is done to a resource', () => {
    expect(name('resource:gold', 'valda-action-take')).toBe('Take gold');
    expect(name('resource:gold', 'valda-action-steal')).toBe('Steal gold');
  });

  it('say the rate of a trade and the price of a building', () => {
    expect(name('give:blood:4')).toBe('4 blood for 1 other');
    const trade: [string, Arg][] = [
      ['give', some('blood', 4)],
      ['take', some('diamond', 1)],
    ];
    expect(name('get:diamond', 'valda-action-trade', 'trade 4 blood diamond', trade)).toBe(
      '4 blood for 1 diamond',
    );
    const cost: [string, Arg] = ['cost', { list: [some('blood', 3), some('gold', 1)] }];
    const hel: [string, Arg] = ['area', { term: 'valda-area-hel' }];
    expect(name('area:surtur', 'valda-action-temple', 'temple surtur', [hel, cost])).toBe(
      "Temple in Hel's land: 3 blood and 1 gold",
    );
    expect(name('building:mine', 'valda-action-build', 'mine', [cost])).toBe(
      'Mine: 3 blood and 1 gold',
    );
    expect(name('building:mine', 'valda-action-build-free', 'mine')).toBe('Mine');
  });

  it('name lands, players, cards and the modes of weapons', () => {
    expect(name('area:odin', 'valda-action-lend', 'area odin')).toBe('Odin');
    expect(name('player:1')).toBe('Embla');
    expect(name('looked:BAS-R01')).toBe('Kill');
    expect(name('weapon:TYR-W:b')).toBe("Tyr's Revenge");
    expect(name('mode:ODI-W:a')).toBe('Soulspear');
  });
});

describe('the signs on buttons', () => {
  it('are those of what the spot is about', () => {
    expect(spotTerm('give:blood:4')).toBe('valda-resource-blood');
    expect(spotTerm('site:thor:2')).toBe('valda-area-thor');
    expect(spotTerm('pile:ODI-W')).toBe('valda-card-odi-w');
    expect(spotTerm('button:done')).toBeUndefined();
  });
});
