import { describe, expect, it } from 'vitest';

import { locale } from '$lib/words/locale.svelte';

import { hint as hintOf } from './hints';
import type { Ask, Card } from './types';

await locale.learn('valhalla');

const hint = (ask: Ask, path: string[] = [], options: string[] = [], left = 1) =>
  hintOf({ ask, left }, path, options);

describe('a hint', () => {
  it('says how many cards are still to be lost, and when they cost more', () => {
    const lose = (left: number, cost: number) => hint({ type: 'lose', cost }, [], [], left);
    expect(lose(2, 1)).toContain('2 to go');
    expect(lose(1, 1)).toContain('your hand or your discards');
    expect(lose(6, 3)).toMatch(/6 to go.*costs three/);
  });

  it('says what the card in question does, and how a player is chosen for it', () => {
    const declare = (card: Card, cost = 1) => hint({ type: 'declare', card, cost });
    expect(declare('hammer')).toMatch(/ a player: they draw three/);
    expect(declare('hammer', 3)).toContain('lose 3 cards');
    expect(declare('god')).toContain('top two cards');
    expect(hint({ type: 'support', card: 'hammer' })).toContain('three anyway');
    expect(hint({ type: 'support', card: 'god' })).toContain('to your discards');
    expect(hint({ type: 'support', card: 'axe' })).toMatch(/\w/);
  });

  it('says where the card goes that is not kept: under an Axe to the armoury', () => {
    expect(hint({ type: 'keep', open: false })).toContain('under the deck');
    expect(hint({ type: 'keep', open: true })).toContain('to the armoury');
  });

  it('speaks of Gods only where there is one', () => {
    const withGod = ['drawn:god', 'drawn:axe'];
    const keep: Ask = { type: 'keep', open: true };
    expect(hint(keep, [], withGod)).toContain('a God to the deck');
    expect(hint(keep, [], ['drawn:axe'])).not.toContain('God');
    expect(hint({ type: 'stand' }, [], withGod)).toContain('a God to the deck');
    expect(hint({ type: 'stand' }, [], ['drawn:axe'])).not.toContain('God');
  });

  it('goes on to the support card once a main is picked', () => {
    expect(hint({ type: 'plan' })).toContain('Main first');
    expect(hint({ type: 'plan' }, ['hand:axe'])).toContain('support');
  });
});
