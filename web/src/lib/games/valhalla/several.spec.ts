import { expect, it } from 'vitest';

import type { State } from '$generated/protocol';

import { several } from './several';
import type { Action, Ask, Card, Zone } from './types';

const CARDS: [Zone, Card][] = [
  ['hand', 'wolf'],
  ['discard', 'axe'],
  ['main', 'sword'],
];
const losing = (left: number, ask: Ask = { type: 'lose', cost: 1 }) =>
  ({
    question: { id: 1, ask, left },
    choices: CARDS.map(([zone, card], id) => ({
      id,
      action: { type: 'lose', zone, card } satisfies Action,
    })),
    view: {
      viewer: { seat: 1 },
      players: [{}, { known: { wolf: 2 }, discard: { axe: 3 } }],
    },
  }) as unknown as State;

it('lets as many cards be chosen as are lost, each as often as it is there', () => {
  const found = several(losing(3));
  expect(found?.count).toBe(3);
  expect(['hand:wolf', 'discard:axe', 'main:sword', 'hand:god'].map(found!.copies)).toEqual([
    2, 3, 1, 0,
  ]);
  expect(found?.preset).toEqual([]);
});

it('chooses everything where everything is lost', () => {
  const found = several(losing(9));
  expect(found?.count).toBe(6);
  expect(found?.preset).toEqual([
    ...['hand:wolf', 'hand:wolf', 'discard:axe', 'discard:axe', 'discard:axe', 'main:sword'],
  ]);
});

it('leaves single losses and other questions alone', () => {
  expect(several(losing(1))).toBeUndefined();
  expect(several(losing(3, { type: 'wolf' }))).toBeUndefined();
});
