import { describe, expect, it } from 'vitest';

import { giantOf } from './art/giants.svelte';
import { beingOf, byPhase, dwellerOf, powersOf, ruleOf } from './beings';
import { player, view } from './fixtures/views';
import { AREAS } from './sets';

const shared = view({
  areas: view().areas.map((place) => ({
    ...place,
    inhabitant: place.area === 'heimdall' || place.area === 'odin' ? 'giant' : 'god',
  })),
});

describe('who lives in the lands', () => {
  it('is the god or the giant of the area (2.3)', () => {
    expect(beingOf('loki', 'giant')).toBe('mork');
    expect(beingOf('loki', 'god')).toBe('loki');
    expect(dwellerOf(shared, 'heimdall')).toBe('ymir');
    expect(dwellerOf(shared, 'thor')).toBe('thor');
    expect(new Set(AREAS.map((area) => giantOf[area])).size).toBe(AREAS.length);
  });

  it('has rules of its own', () => {
    expect(ruleOf('ymir', true)).toBe('VD-RG-GIANT-YMIR');
    expect(ruleOf('freya', true)).toBe('VD-RG-GOD-FREYA');
    expect(ruleOf('freya', false)).toBe('VD-GOD-FREYA');
    expect(ruleOf('thor', true)).toBe('VD-GOD-THOR');
  });

  it('grants powers under the phase in which they count', () => {
    const powers = powersOf(shared, player({ levels: [2, 1, 0, 1, 0, 1, 0] }));
    expect(powers.map(({ being, level }) => `${being} ${level}`)).toEqual([
      'ymir 2',
      'freya 1',
      'tyr 1',
      'thrym 1',
    ]);
    expect(byPhase(powers).map(({ phase, powers: own }) => [phase, own[0]?.being])).toEqual([
      ['valda', 'ymir'],
      ['attack', 'tyr'],
      ['followers', 'thrym'],
      ['resource', 'freya'],
    ]);
  });
});
