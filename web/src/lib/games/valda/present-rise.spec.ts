import { describe, expect, it } from 'vitest';

import { rise } from './fixtures/rise';
import { kind, kinds, view } from './fixtures/views';
import { present } from './present';
import type { Event, View } from './types';

const risen = rise.valda?.view ?? view();
const drafted = rise.draft?.view ?? view();
const after = (events: Event[], before: View = risen): View => events.reduce(present, before);

describe('what events of the giants change of what is seen', () => {
  it('a land gets its inhabitant, and the draft is over when the first round begins', () => {
    const settled = after(
      [{ type: 'settled', seat: 0, area: 'tyr', inhabitant: 'giant' }],
      drafted,
    );
    expect(settled.areas[3]?.inhabitant).toBe('giant');
    expect(settled.giants?.draft).toHaveLength(7);
    expect(after([{ type: 'round', round: 1 }], settled).giants?.draft).toEqual([]);
  });

  it('points are spent and turned over', () => {
    const turned = after([{ type: 'points', seat: 0, actions: 2, builds: 3 }]);
    expect([turned.actions, turned.builds]).toEqual([2, 3]);
    const carved = after([
      { type: 'carved', seat: 0 },
      { type: 'gained', seat: 0, resource: 'rune', n: 1 },
    ]);
    expect([carved.builds, carved.players[0]?.stock[3]]).toEqual([1, 3]);
    expect(after([{ type: 'broken', seat: 0 }]).players[0]?.stock[3]).toBe(1);
  });

  it('cards go to the pile of their deck, and weapons out of the game (VD-RG-WPN-1)', () => {
    const [shield, weapon] = [kind('BAS-D02'), kind('THR-W')];
    const gone = after([
      { type: 'discarded', seat: 0, card: shield },
      { type: 'weapon', seat: 0, card: weapon, mode: 'a' },
    ]);
    expect(gone.piles[1].filter((card) => card === shield)).toHaveLength(2);
    expect(gone.piles[0]).toEqual(risen.piles[0]);
    expect(gone.removed).toEqual([weapon]);
  });

  it('whole hands change owners (VD-RG-CARD-6)', () => {
    const taken = kinds('BAS-A01', 'BAS-A04');
    const given = risen.hand;
    const switched = after([{ type: 'hands_switched', seat: 0, with: 2, taken, given }]);
    expect(switched.hand).toEqual(taken);
    expect(switched.players[2]?.hand).toBe(risen.players[0]?.hand);
    expect(switched.players[2]?.known).toEqual(given);
  });
});
