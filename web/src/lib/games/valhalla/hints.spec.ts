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
      hint(asks('lose', left, ['cost', { number: cost }]), []);
    expect(lose(2, 1)).toContain('2 to go');
    expect(lose(1, 1)).toContain('your hand or your discards');
    expect(lose(6, 3)).toMatch(/6 to go.*costs three/);
  });

  it('says what the card in question does', () => {
    const card: [string, Arg] = ['card', { term: 'valhalla-card-hammer' }];
    expect(hint(asks('declare', 1, card), [])).toContain('draw three');
    expect(hint(asks('support-hammer', 1, card), [])).toContain('a lone Draugr');
  });

  it('goes on to the support card once a main is picked', () => {
    expect(hint(asks('plan', 1), [])).toContain('Main first');
    expect(hint(asks('plan', 1), ['hand:axe'])).toContain('support');
  });
});
