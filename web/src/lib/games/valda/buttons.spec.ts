import { describe, expect, it, vi } from 'vitest';

import type { Arg, Phrase } from '$generated/protocol';
import { locale } from '$lib/words/locale.svelte';
import { phrase } from '$lib/words/phrase';

import { spotName, spotTerm } from './buttons';
import { temple, trade } from './fixtures/actions';
import './fixtures/content';
import { game } from './game.svelte';
import type { Action } from './types';
import { nameOf } from './words';

const pointing = vi.hoisted(() => ({ with: 'mouse' }));
vi.mock('$lib/explain/pointer.svelte', () => ({ pointer: () => pointing.with }));

await locale.learn('valda');

const name = (
  spot: string,
  action: Action = { type: 'done' },
  key = 'valda-action-done-phase',
  args: Record<string, Arg> = {},
) =>
  spotName(
    spot,
    { id: 0, action, phrase: phrase(key, args) },
    (seat) => ['Ask', 'Embla'][seat] ?? '',
  );
const some = (kind: string, n: number): Arg => ({
  phrase: phrase(`valda-amount-${kind}`, { n: { number: n } }),
});

describe('the names of buttons', () => {
  it('say what is done to a resource', () => {
    const gold: Action = { type: 'resource', resource: 'gold' };
    const what = some('gold', 1);
    const take = (price: string) =>
      name('resource:gold', gold, 'valda-action-take', { what, price: some(price, 1) });
    expect(take('action')).toBe('Take 1 gold for 1 action');
    expect(take('action-point')).toBe('Take 1 gold for 1 action point');
    expect(name('resource:gold', gold, 'valda-action-steal', { what })).toBe('Steal 1 gold');
    expect(name('resource:rune', { type: 'carve_rune' })).toBe('Carve a rune');
  });

  it('say the rate of a trade and the price of a building', () => {
    expect(spotName('give:blood:4', undefined, () => '')).toBe('4 blood for 1 other');
    const words = { give: some('blood', 4), take: some('diamond', 1) };
    const traded = (spot: string) =>
      name(spot, trade(4, 'blood', 'diamond'), 'valda-action-trade', words);
    expect(traded('get:diamond')).toBe('4 blood for 1 diamond');
    expect(traded('give:blood:4')).toBe('4 blood for 1 diamond');
    const cost: Arg = { list: [some('blood', 3), some('gold', 1)] };
    const area: Arg = { term: 'valda-area-hel' };
    expect(name('area:surtur', temple('surtur'), 'valda-action-temple', { area, cost })).toBe(
      "Temple in Hel's land",
    );
    const mine = (type: 'build' | 'build_free', args?: Record<string, Arg>) =>
      name('building:mine', { type, building: 'mine' }, 'valda-action-build', args);
    expect(mine('build', { cost })).toBe('Mine');
    expect(mine('build_free')).toBe('Mine');
  });

  it('say what the god of a land does, or what is taken from there', () => {
    const thor = { what: some('gold', 3), followers: some('follower', 1) };
    const power: Action = { type: 'thor', count: 3, resource: 'gold' };
    expect(name('area:thor', power, 'valda-action-thor', thor)).toBe(
      'Thor: give 3 gold for 1 follower',
    );
    expect(spotName('area:thor', undefined, () => '')).toBe('Thor: followers for diamonds or gold');
    const area: Arg = { term: 'valda-area-surtur' };
    const source: Action = { type: 'source', area: 'surtur' };
    expect(name('area:surtur', source, 'valda-action-source', { area })).toBe(
      "Card of Surtur's land",
    );
    const regular = (rest: number, more: number) =>
      name('area:surtur', { type: 'regular_source', area: 'surtur' }, 'valda-action-source-of', {
        area,
        rest: { number: rest },
        cards: some('card', rest),
        more: { number: more },
        deck: { term: 'valda-side-base' },
      });
    expect(regular(1, 0)).toBe("Draw 1 card of Surtur's land and 1 card from the base deck");
    expect(regular(2, 1)).toBe("Draw 1 card of Surtur's land, then say where the rest comes from");
    expect(regular(0, 0)).toBe("Draw 1 card of Surtur's land");
  });

  it('say what a god or a giant brings, where there is room for it', () => {
    const agir = () =>
      name('dweller:tyr:giant', { type: 'settle', area: 'tyr', inhabitant: 'giant' });
    pointing.with = 'mouse';
    expect(agir()).toBe('Agir: runes for defences');
    pointing.with = 'touch';
    expect(agir()).toBe('Agir');
  });

  it('tell temples apart by their land and the ice they are under', () => {
    const frozen = (words: Phrase) =>
      name('site:thor:2', { type: 'site', area: 'thor', number: 2 }, 'valda-action-freeze', {
        area: { term: 'valda-area-thor' },
        temple: { phrase: words },
      });
    expect(frozen(phrase('valda-temple'))).toBe("A temple in Thor's land");
    expect(frozen(phrase('valda-temple-frozen', { seat: { seat: 1 } }))).toBe(
      "A temple (frozen until the next turn of Embla) in Thor's land",
    );
  });

  it('tell cards of one name apart by their values', () => {
    const twins = game.cards.filter((card) => nameOf(card) === 'Double Kill');
    const names = twins.map((card) => name(`pile:${card.id}`));
    expect(names).toEqual(twins.map(({ value }) => `Double Kill, ${value}`));
    expect(new Set(names).size).toBeGreaterThan(1);
  });

  it('name lands, players, cards and the modes of weapons', () => {
    expect(name('area:odin', { type: 'lend', area: 'odin' })).toBe('Odin');
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
