import { describe, expect, it } from 'vitest';

import type { State } from '$generated/protocol';

import { kind, view } from './fixtures/views';
import { several } from './several';
import { spot } from './spots';
import type { Ask } from './types';

const [SHIELD, RAM] = ['BAS-D01', 'BAS-R01'];
/** As much of a state as tells how often a question comes. */
const state = (ask: Ask, left: number, ids: string[] = []) =>
  ({ view: view({ hand: ids.map(kind) }), question: { ask, left } }) as unknown as State;

describe('several answers in one go', () => {
  it('are asked for where the question comes again', () => {
    expect(several(state({ type: 'gain' }, 3))?.count).toBe(3);
    expect(several(state({ type: 'gain' }, 1))).toBeUndefined();
  });

  it('are not where the first answer changes what can follow', () => {
    expect(several(state({ type: 'act', actions: 3 }, 3))).toBeUndefined();
  });

  it('take a card as often as it is held, and a resource as often as is asked', () => {
    const asked = several(state({ type: 'discard' }, 3, [SHIELD, SHIELD, RAM]));
    expect(asked?.copies(spot.card(SHIELD))).toBe(2);
    expect(asked?.copies(spot.card(RAM))).toBe(1);
    expect(asked?.copies('resource:gold')).toBe(3);
  });
});
