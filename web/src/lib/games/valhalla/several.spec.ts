import { expect, it } from 'vitest';

import type { State } from '$generated/protocol';

import { several } from './several';

const losing = (left: number, key = 'valhalla-ask-lose') =>
  ({
    question: { id: 1, ask: { key }, left },
    choices: ['lose hand wolf', 'lose discard axe', 'lose main sword'].map((name, id) => ({
      id,
      name,
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
  expect(several(losing(3, 'valhalla-ask-wolf'))).toBeUndefined();
});
