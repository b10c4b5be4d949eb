import { describe, expect, it } from 'vitest';

import { attack, kind, view } from './fixtures/views';
import { heldBy } from './cards-in-hand';
import { setOf } from './sets';

const SHIELD = kind('BAS-D01');

describe('the hand in sight', () => {
  const hand = [SHIELD, SHIELD, kind('BAS-R01')];
  const laid = view({ hand, attack: attack({ targets: setOf(0), defence: [[SHIELD], [], []] }) });

  it('is the hand while nobody attacks', () => {
    expect(heldBy(view({ hand }), 0)).toEqual(hand);
  });

  it('is without the cards that are laid into the defence, copy by copy', () => {
    expect(heldBy(laid, 0)).toEqual([SHIELD, kind('BAS-R01')]);
  });

  it('loses each of them once, however the attack goes on', () => {
    const rest = [SHIELD, kind('BAS-R01')];
    const blocked = { ...laid.attack!, blocked: setOf(0) };
    expect(heldBy({ ...laid, hand: rest, attack: blocked }, 0)).toEqual(rest);
    expect(heldBy({ ...laid, hand: rest, attack: null }, 0)).toEqual(rest);
  });
});
