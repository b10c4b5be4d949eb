import { expect, it } from 'vitest';

import type { Choice, State } from '$generated/protocol';

import { spotsOf } from './spots';

const asked = (what: string) =>
  ({
    question: { ask: { key: `valhalla-ask-${what}` } },
    view: { viewer: { seat: 1 }, players: [{}, { main: 'god', support: 'axe' }] },
  }) as unknown as State;
const choice = (name: string) => ({ id: 1, name }) as Choice;

it('lets the card in question be touched to use it', () => {
  expect(spotsOf(choice('use'), asked('support-axe'))).toEqual(['support:axe']);
  expect(spotsOf(choice('use'), asked('declare'))).toEqual(['main:god']);
  expect(spotsOf(choice('keep'), asked('declare'))).toEqual(['button:keep']);
  // Of another question it is only ever heard that it is refused.
  expect(spotsOf(choice('use'), asked('plan'))).toEqual(['button:use']);
});
