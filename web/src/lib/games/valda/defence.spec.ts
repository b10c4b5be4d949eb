import { describe, expect, it } from 'vitest';

import { defenceless } from './defence';
import { attack, kinds, player, view } from './fixtures/views';
import { game } from './game.svelte';

const shield = kinds('BAS-D02');
const worth = game.card(shield[0] ?? 0).value;
const none = attack({ defence: [[], [], []] });
const holding = (hand: number[], tyr = 0) =>
  view({ hand, players: [player({ levels: [0, 0, 0, tyr, 0, 0, 0] }), player(), player()] });

describe('whoever is attacked and not asked', () => {
  it('holds no defence card, or too few', () => {
    expect(defenceless(holding(kinds('BAS-A01', 'BAS-R01')), none, 0)).toBe('none');
    expect(defenceless(holding(shield), { ...none, value: worth + 1 }, 0)).toBe('short');
    expect(defenceless(holding(shield), { ...none, value: worth }, 0)).toBeUndefined();
  });

  it('is helped by Tyr, but not by a giant in his land', () => {
    const hit = { ...none, value: worth + 2 };
    const helped = holding(shield, 2);
    expect(defenceless(helped, hit, 0)).toBeUndefined();
    const areas = helped.areas.map((one) => ({ ...one, inhabitant: 'giant' as const }));
    expect(defenceless({ ...helped, areas }, hit, 0)).toBe('short');
  });

  it('has defended already, or cannot be helped by any card', () => {
    const bare = holding([]);
    expect(defenceless(bare, { ...none, defence: [shield, [], []] }, 0)).toBeUndefined();
    expect(defenceless(bare, { ...none, undefendable: true }, 0)).toBeUndefined();
  });
});
