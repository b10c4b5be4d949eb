import { describe, expect, it } from 'vitest';

import type { Arg, Question } from '$generated/protocol';

import { hint } from './hints';

const asks = (what: string, left: number, ...args: [string, Arg][]): Question => ({
  id: 1,
  ask: { key: `valhalla-ask-${what}`, args },
  source: { key: 'valhalla-source' },
  rule: 'VH-DRAUGR-2',
  left,
  secret: false,
});

describe('a hint', () => {
  it('says how many cards are still to be lost, and when they cost more', () => {
    const lose = (left: number, cost: number) =>
      hint(asks('lose', left, ['cost', { number: cost }]), [], []);
    expect(lose(2, 1)).toContain('2 to go');
    expect(lose(1, 1)).toContain('your hand or your discards');
    expect(lose(6, 3)).toMatch(/6 to go.*costs three/);
  });

  it('says what the card in question does, and how a player is chosen for it', () => {
    const of = (card: string): [string, Arg] => ['card', { term: `valhalla-card-${card}` }];
    const cost: [string, Arg] = ['cost', { number: 3 }];
    expect(hint(asks('declare', 1, of('hammer')), [], [])).toMatch(/ a player: they draw three/);
    expect(hint(asks('declare', 1, of('hammer'), cost), [], [])).toContain('lose 3 cards');
    expect(hint(asks('declare', 1, of('god')), [], [])).toContain('top two cards');
    expect(hint(asks('support-hammer', 1, of('hammer')), [], [])).toContain('three anyway');
    expect(hint(asks('support-god', 1, of('god')), [], [])).toContain('to your discards');
  });

  it('says where the card goes that is not kept: under an Axe to the armoury', () => {
    const keep = asks('keep', 1);
    expect(hint({ ...keep, rule: 'VH-STRAT-8' }, [], [])).toContain('under the deck');
    expect(hint({ ...keep, rule: 'VH-ACT-AXE-MAIN' }, [], [])).toContain('to the armoury');
  });

  it('speaks of Gods only where there is one', () => {
    const withGod = ['drawn:god', 'drawn:axe'];
    const keep = { ...asks('keep', 1), rule: 'VH-ACT-AXE-MAIN' };
    expect(hint(keep, [], withGod)).toContain('a God to the deck');
    expect(hint(keep, [], ['drawn:axe'])).not.toContain('God');
    expect(hint(asks('stand', 1), [], withGod)).toContain('a God to the deck');
    expect(hint(asks('stand', 1), [], ['drawn:axe'])).not.toContain('God');
  });

  it('goes on to the support card once a main is picked', () => {
    expect(hint(asks('plan', 1), [], [])).toContain('Main first');
    expect(hint(asks('plan', 1), ['hand:axe'], [])).toContain('support');
  });
});
