import { describe, expect, it } from 'vitest';

import { locale } from '$lib/words/locale.svelte';

import { spotName, spotTerm } from './words';

await locale.learn('valda');

const name = (spot: string, key = 'valda-action-done-phase', plain = '') =>
  spotName(spot, { id: 0, name: plain, phrase: { key } }, (seat) => ['Ask', 'Embla'][seat] ?? '');

describe('the names of buttons', () => {
  it('say what is done to a resource', () => {
    expect(name('resource:gold', 'valda-action-take')).toBe('Take gold');
    expect(name('resource:gold', 'valda-action-steal')).toBe('Steal gold');
    expect(name('give:blood')).toBe('Give blood');
    expect(name('get:diamond')).toBe('for diamond');
  });

  it('name lands, players, cards and the modes of weapons', () => {
    expect(name('area:odin', 'valda-action-temple', 'temple odin')).toBe('Temple, Odin');
    expect(name('area:odin', 'valda-action-lend', 'area odin')).toBe('Odin');
    expect(name('player:1')).toBe('Embla');
    expect(name('looked:BAS-R01')).toBe('Kill');
    expect(name('weapon:TYR-W:b')).toBe("Tyr's Revenge");
    expect(name('mode:ODI-W:a')).toBe('Soulspear');
  });
});

describe('the signs on buttons', () => {
  it('are those of what the spot is about', () => {
    expect(spotTerm('give:blood')).toBe('valda-resource-blood');
    expect(spotTerm('site:thor:2')).toBe('valda-area-thor');
    expect(spotTerm('pile:ODI-W')).toBe('valda-card-odi-w');
    expect(spotTerm('button:done')).toBeUndefined();
  });
});
