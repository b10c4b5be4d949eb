import { describe, expect, it } from 'vitest';

import type { Happening } from '$generated/protocol';
import { locale } from '$lib/words/locale.svelte';
import { phrase } from '$lib/words/phrase';

import { rise } from './fixtures/giants-scenes';
import { kind, view } from './fixtures/views';
import { frostLines, lotsOf, pileOf, settledNow } from './giants-in-view';
import type { Event } from './types';

await locale.learn('valda');

const risen = rise.valda?.view ?? view();

describe('the draft', () => {
  it('lies before the players in the order of choosing: the last first (VD-RG-GVG-2)', () => {
    const drafted = rise.draft?.view ?? view();
    expect(lotsOf(drafted).map(({ seat, areas }) => [seat, areas.length])).toEqual([
      [3, 2],
      [2, 2],
      [1, 2],
      [0, 1],
    ]);
    expect(lotsOf(view())).toEqual([]);
  });

  it('knows the land that is decided at this moment', () => {
    const happening = (event: Event): Happening => ({
      event,
      phrase: phrase('test'),
      reveals: false,
    });
    const settled: Event = { type: 'settled', seat: 1, area: 'tyr', inhabitant: 'giant' };
    expect(settledNow({ happenings: [happening(settled)] })).toBe('tyr');
    expect(settledNow({ happenings: [happening({ type: 'turn', seat: 0 })] })).toBeUndefined();
    expect(settledNow(undefined)).toBeUndefined();
  });
});

describe('the piles', () => {
  it('are one in the base game, and two with the giants (VD-RG-WPN-2)', () => {
    const [action, attack, defence] = [kind('BAS-A01'), kind('BAS-R01'), kind('BAS-D01')];
    expect([action, attack, defence].map((card) => pileOf(view(), card))).toEqual(['A', 'A', 'A']);
    expect([action, attack, defence].map((card) => pileOf(risen, card))).toEqual(['A', 'B', 'B']);
  });
});

describe('frozen temples', () => {
  it('are told one by one, with whose turn ends it', () => {
    const [, , surtur, , thor] = risen.areas;
    const lines = [surtur, thor].flatMap((place) => (place ? frostLines(place, String) : []));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('next turn of 2');
    expect(lines[1]).toContain('for good');
  });
});
