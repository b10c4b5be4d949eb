import { describe, expect, it } from 'vitest';

import type { Question } from '$generated/protocol';

import { drop, takes } from './drop';
import type { Ask } from './types';

describe('a card that is dropped', () => {
  it('leads or supports, in the order of the slots', () => {
    expect(drop('hand:axe', 'main', [])).toEqual(['hand:axe']);
    expect(drop('hand:wolf', 'support', ['hand:axe'])).toEqual(['hand:axe', 'hand:wolf']);
    expect(drop('hand:wolf', 'support', [])).toBeUndefined();
  });

  it('takes the place of another, or changes places with it', () => {
    const path = ['hand:axe', 'hand:wolf'];
    expect(drop('hand:sword', 'main', path)).toEqual(['hand:sword', 'hand:wolf']);
    expect(drop('hand:sword', 'support', path)).toEqual(['hand:axe', 'hand:sword']);
    expect(drop('hand:wolf', 'main', path)).toEqual(['hand:wolf', 'hand:axe']);
    expect(drop('hand:axe', 'support', path)).toEqual(['hand:wolf', 'hand:axe']);
  });

  it('comes to the hand, is lost, or is used on somebody', () => {
    expect(drop('row:axe', 'hand', [])).toEqual(['row:axe']);
    expect(drop('deck', 'hand', [])).toEqual(['deck']);
    expect(drop('hand:axe', 'hand', [])).toBeUndefined();
    expect(drop('discard:axe', 'lost', [])).toEqual(['discard:axe']);
    expect(drop('row:axe', 'lost', [])).toBeUndefined();
    expect(drop('main:axe', 'player:2', [])).toEqual(['player:2']);
    expect(drop('hand:axe', 'player:2', [])).toBeUndefined();
  });

  it('is taken by the lost cards while cards are lost, and by the hand otherwise', () => {
    const asked = (ask: Ask) => ({ ask }) as Question;
    const others: Ask[] = [{ type: 'plan' }, { type: 'act' }, { type: 'wolf' }];
    for (const ask of others) {
      expect(takes('lost', asked(ask))).toBeUndefined();
      expect(takes('hand', asked(ask))).toBe('hand');
    }
    const loss = asked({ type: 'lose', cost: 1 });
    expect(takes('lost', loss)).toBe('lost');
    expect(takes('hand', loss)).toBeUndefined();
  });
});
