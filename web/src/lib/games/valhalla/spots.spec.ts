import { expect, it } from 'vitest';

import type { State } from '$generated/protocol';

import { spotsOf } from './spots';
import type { Action, Ask } from './types';

const spots = (action: Action, ask: Ask) =>
  spotsOf({ action }, { question: { ask } } as unknown as State);
const declare: Ask = { type: 'declare', card: 'god', cost: 1 };

it('lets the card in question be touched to use it', () => {
  expect(spots({ type: 'use' }, { type: 'support', card: 'axe' })).toEqual(['support:axe']);
  expect(spots({ type: 'use' }, declare)).toEqual(['main:god']);
  expect(spots({ type: 'keep' }, declare)).toEqual(['button:keep']);
  // Of another question it is only ever heard that it is refused.
  expect(spots({ type: 'use' }, { type: 'plan' })).toEqual(['button:use']);
});

it('finds a card that is picked where it lies', () => {
  const pick = (from: 'drawn' | 'armoury' | 'discards') =>
    spots({ type: 'pick', card: 'axe', from }, { type: 'pick' });
  expect([pick('drawn'), pick('armoury'), pick('discards')].flat()).toEqual([
    'drawn:axe',
    'row:axe',
    'discard:axe',
  ]);
});
