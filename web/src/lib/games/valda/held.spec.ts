import { describe, expect, it } from 'vitest';

import { attack, kind, view } from './fixtures/views';
import { heldBy } from './held';
import { present } from './present';
import { setOf } from './sets';
import type { Event, View } from './types';

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
    const events: Event[] = [
      { type: 'defended', seat: 0, cards: [SHIELD], total: 1 },
      { type: 'blocked', seat: 0 },
      { type: 'attack_over' },
    ];
    let seen: View = laid;
    for (const event of events) {
      seen = present(seen, event);
      expect(heldBy(seen, 0)).toEqual([SHIELD, kind('BAS-R01')]);
    }
    expect(seen.hand).toEqual([SHIELD, kind('BAS-R01')]);
  });
});
