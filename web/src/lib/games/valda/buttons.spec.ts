import { describe, expect, it, vi } from 'vitest';

import type { Arg, Phrase } from '$generated/protocol';
import { locale } from '$lib/words/locale.svelte';

import { spotName, spotTerm } from './buttons';
import { game } from './game.svelte';
import { nameOf } from './words';

const pointing = vi.hoisted(() => ({ with: 'mouse' }));
vi.mock('$lib/explain/pointer.svelte', () => ({ pointer: () => pointing.with }));

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
    const gold: [string, Arg] = ['what', some('gold', 1)];
    const take = (price: string) =>
      name('resource:gold', 'valda-action-take', 'gold', [gold, ['price', some(price, 1)]]);
    expect(take('action')).toBe('Take 1 gold for 1 action');
    expect(take('action-point')).toBe('Take 1 gold for 1 action point');
    expect(name('resource:gold', 'valda-action-steal', 'gold', [gold])).toBe('Steal 1 gold');
  });

  it('say the rate of a trade and the price of a building', () => {
    expect(spotName('give:blood:4', undefined, () => '')).toBe('4 blood for 1 other');
    const trade: [string, Arg][] = [
      ['give', some('blood', 4)],
      ['take', some('diamond', 1)],
    ];
    expect(name('get:diamond', 'valda-action-trade', 'trade 4 blood diamond', trade)).toBe(
      '4 blood for 1 diamond',
    );
    expect(name('give:blood:4', 'valda-action-trade', 'trade 4 blood diamond', trade)).toBe(
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

  it('say what the god of a land does, or what is taken from there', () => {
    const thor: [string, Arg][] = [
      ['what', some('gold', 3)],
      ['followers', some('follower', 1)],
    ];
    expect(name('area:thor', 'valda-action-thor', 'thor 3 gold', thor)).toBe(
      'Thor: give 3 gold for 1 follower',
    );
    expect(spotName('area:thor', undefined, () => '')).toBe('Thor: followers for diamonds or gold');
    const surtur: [string, Arg] = ['area', { term: 'valda-area-surtur' }];
    expect(name('area:surtur', 'valda-action-source', 'area surtur', [surtur])).toBe(
      "Card of Surtur's land",
    );
    const regular = (rest: number, more: number) =>
      name('area:surtur', 'valda-action-source-of', 'area surtur', [
        surtur,
        ['rest', { number: rest }],
        ['cards', some('card', rest)],
        ['more', { number: more }],
        ['deck', { term: 'valda-side-base' }],
      ]);
    expect(regular(1, 0)).toBe("Draw 1 card of Surtur's land and 1 card from the base deck");
    expect(regular(2, 1)).toBe("Draw 1 card of Surtur's land, then say where the rest comes from");
    expect(regular(0, 0)).toBe("Draw 1 card of Surtur's land");
  });

  it('say what a god or a giant brings, where there is room for it', () => {
    const agir = () => name('dweller:tyr:giant', 'valda-action-settle', 'settle tyr giant');
    pointing.with = 'mouse';
    expect(agir()).toBe('Agir: runes for defences');
    pointing.with = 'touch';
    expect(agir()).toBe('Agir');
  });

  it('tell temples apart by their land and the ice they are under', () => {
    const temple = (phrase: Phrase) =>
      name('site:thor:2', 'valda-action-freeze', 'site thor 3', [
        ['area', { term: 'valda-area-thor' }],
        ['temple', { phrase }],
      ]);
    expect(temple({ key: 'valda-temple' })).toBe("A temple in Thor's land");
    expect(temple({ key: 'valda-temple-frozen', args: [['seat', { seat: 1 }]] })).toBe(
      "A temple (frozen until the next turn of Embla) in Thor's land",
    );
  });

  it('tell cards of one name apart by their values', () => {
    const twins = game.content.cards.filter((card) => nameOf(card) === 'Double Kill');
    const names = twins.map((card) => name(`pile:${card.id}`));
    expect(names).toEqual(twins.map(({ value }) => `Double Kill, ${value}`));
    expect(new Set(names).size).toBeGreaterThan(1);
  });

  it('name lands, players, cards and the modes of weapons', () => {
    expect(name('area:odin', 'valda-action-lend', 'area odin')).toBe('Odin');
    expect(name('player:1')).toBe('Embla');
    expect(name('looked:BAS-R01')).toBe('Kill, 3');
    expect(name('weapon:TYR-W:b')).toBe("Tyr's Revenge");
    expect(name('mode:ODI-W:a')).toBe('Soulspear');
  });
});

describe('the signs on buttons', () => {
  it('are those of what the spot is about', () => {
    expect(spotTerm('give:blood:4')).toBe('valda-resource-blood');
    expect(spotTerm('site:thor:2')).toBe('valda-area-thor');
    expect(spotTerm('theirs:1:mine')).toBe('valda-building-mine');
    expect(spotTerm('pile:ODI-W')).toBe('valda-card-odi-w');
    expect(spotTerm('button:done')).toBeUndefined();
  });
});
