import { describe, expect, it } from 'vitest';

import { attack, kind, kinds, lands, view } from './fixtures/views';
import { present } from './present';
import { setOf } from './sets';
import type { Event, View } from './types';

/** The view after these events. */
const after = (events: Event[], before: View = view()): View => events.reduce(present, before);
const me = (seen: View) => seen.players[0];

describe('what events change of what is seen', () => {
  it('resources go between the bank and players', () => {
    const seen = after([
      { type: 'gained', seat: 0, resource: 'gold', n: 2 },
      { type: 'paid', seat: 0, resource: 'blood', n: 3 },
      { type: 'stole', seat: 1, from: 0, resource: 'diamond', n: 1 },
      { type: 'traded', seat: 2, rate: 'four', from: 'gold', to: 'blood' },
    ]);
    expect(me(seen)?.stock).toEqual([1, 1, 7, 0]);
    expect(seen.players[1]?.stock[1]).toBe(7);
    expect(seen.players[2]?.stock).toEqual([4, 0, 0, 0]);
    expect(seen.bank).toEqual([25, 21, 15, 12]);
  });

  it('followers climb, fall and change sides', () => {
    const seen = after([
      { type: 'followers', seat: 0, n: 2, cause: { power: 'odin' } },
      { type: 'followers_stolen', seat: 1, from: 2, n: 2 },
      { type: 'lost', seat: 2, n: 1 },
    ]);
    expect(seen.players.map(({ followers }) => followers)).toEqual([9, 7, 8]);
  });

  it('cards come to the open row or the hand, and leave from where they lie', () => {
    const main = { main: 'A' } as const;
    const drawn = after([
      { type: 'drew', seat: 0, from: main, card: kind('BAS-A02'), open: true },
      { type: 'drew', seat: 0, from: { divine: 'odin' }, card: kind('ODI-07'), open: false },
      { type: 'drew', seat: 1, from: main, card: null, open: false },
    ]);
    expect(drawn.open).toEqual(kinds('BAS-A02', 'BAS-A13', 'BAS-A15'));
    expect(drawn.hand).toContain(kind('ODI-07'));
    expect(drawn.decks[0]).toBe(45);
    expect(drawn.areas[5]?.deck).toHaveLength(6);
    expect(drawn.players[1]?.hand).toBe(9);

    const played = after([
      { type: 'played', seat: 0, card: kind('BAS-A13') },
      { type: 'played', seat: 0, card: kind('BAS-A01') },
    ]);
    expect(played.open).toEqual(kinds('BAS-A15'));
    expect(played.hand).not.toContain(kind('BAS-A01'));
    expect(me(played)?.hand).toBe((me(view())?.hand ?? 0) - 1);
  });

  it('temples rise, move, burn, and lock the land', () => {
    const odin = 5 * 5;
    const built = after([
      { type: 'temple', seat: 0, site: odin + 3 },
      { type: 'controls', seat: 0, area: 'odin' },
    ]);
    expect(built.areas[5]?.sites[3]?.owner).toBe(0);
    expect(built.areas[5]?.controller).toBe(0);
    const moved = after(
      [
        { type: 'temple_moved', seat: 1, owner: 0, from: odin + 3, to: 2 * 5 },
        { type: 'opened', area: 'odin' },
        { type: 'temple_destroyed', seat: 1, owner: 0, site: odin },
      ],
      built,
    );
    expect(moved.areas[2]?.sites[0]?.owner).toBe(0);
    expect(moved.areas[5]?.sites[3]).toBeNull();
    expect(moved.areas[5]?.sites[0]).toBeNull();
    expect(moved.areas[5]?.controller).toBeNull();
  });

  it('temples change places', () => {
    const before = view({ areas: lands([[0], [1]]) });
    const seen = after([{ type: 'temples_switched', seat: 0, own: 0, other: 5 }], before);
    expect(seen.areas[0]?.sites[0]?.owner).toBe(1);
    expect(seen.areas[1]?.sites[0]?.owner).toBe(0);
  });

  it('an attack is declared, changed, defended and decided', () => {
    const declared = after([
      {
        type: 'attacked',
        seat: 2,
        targets: setOf(0),
        cards: kinds('BAS-R01'),
        effect: kind('BAS-R01'),
        value: 3,
      },
      { type: 'value_changed', value: 6 },
      { type: 'defended', seat: 0, cards: kinds('BAS-D02', 'BAS-D03'), total: 7 },
      { type: 'blocked', seat: 0 },
    ]);
    expect(declared.attack).toMatchObject({ attacker: 2, value: 6, blocked: setOf(0), hit: 0 });
    expect(declared.attack?.defence[0]).toEqual(kinds('BAS-D02', 'BAS-D03'));
    expect(declared.hand).not.toContain(kind('BAS-D03'));

    const turned = after([{ type: 'redirected', target: 1 }], view({ attack: attack() }));
    expect(turned.attack?.targets).toBe(setOf(1));
    expect(after([{ type: 'cancelled', seat: 0 }], view({ attack: attack() })).attack).toBeNull();
  });

  it('dice are rolled and turned', () => {
    const seen = after([
      {
        type: 'rolled',
        seat: 0,
        dice: [
          { die: 'blue', face: 0 },
          { die: 'yellow', face: 3 },
        ],
      },
      { type: 'turned', seat: 1, die: 1, colour: 'yellow', face: 5 },
    ]);
    expect(seen.roll?.dice.map(({ face }) => face)).toEqual([0, 5]);
    expect(after([{ type: 'phase', seat: 0, phase: 'game' }], seen).roll).toBeNull();
  });
});
