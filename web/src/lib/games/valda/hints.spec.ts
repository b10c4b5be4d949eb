import { describe, expect, it } from 'vitest';

import { locale } from '$lib/words/locale.svelte';

import { hint as hintOf } from './hints';
import type { Ask } from './types';

await locale.learn('valda');

const act = (actions: number): Ask => ({ type: 'act', actions });
const attack: Ask = { type: 'attack', target: 1 };
const build: Ask = { type: 'build', builds: 1 };

/** Where there are cards and lands to choose. */
const hint = (ask: Ask, path: readonly string[] = []) =>
  hintOf({ ask }, path, ['card:ODI-A', 'area:thor']);

describe('a hint', () => {
  it('says where the answer lies', () => {
    expect(hint(attack)).toContain('a glowing attack card, or do not attack');
    expect(hint({ type: 'attack_again', target: 1 })).toBe(hint(attack));
    expect(hint(build)).toContain('a glowing land');
    expect(hint({ type: 'destroy_building', target: 1 })).toContain('under the name');
  });

  it('says how a defence is put together', () => {
    expect(hint({ type: 'defend_all' })).toContain('If one is not enough');
    expect(hint({ type: 'defend_more' })).toContain('until they reach its value');
    expect(hint({ type: 'defend_enough' })).toContain('these are all');
  });

  it('speaks of actions only while there are any', () => {
    expect(hint(act(2))).toContain('use an action');
    expect(hint(act(0))).toContain('costs no action');
  });

  it('speaks of dice where there are dice, of weapons in the other windows', () => {
    expect(hint({ type: 'window', moment: 'die' })).toContain('dice');
    expect(hint({ type: 'window', moment: 'loss' })).toContain('weapon');
  });

  it('goes on to what is still to be said', () => {
    expect(hint(act(1), ['card:ODI-W'])).toContain('which of the two ways');
    expect(hint({ type: 'trade' }, ['give:gold:4'])).toContain('what you get');
    expect(hint({ type: 'followers' }, ['area:thor'])).toContain('exchange');
    expect(hint({ type: 'valda', actions: 1, builds: 1 }, ['area:thor'])).toContain(
      'who shall live there',
    );
  });

  it('points to nothing on the table where nothing lies there', () => {
    expect(hint({ type: 'again' })).toBe('Choose below.');
    expect(hint({ type: 'pay_up_to', resource: 'gold' })).toBe('Choose below.');
    expect(hintOf({ ask: attack }, [], ['button:0'])).toBe('Choose below.');
    expect(hintOf({ ask: build }, [], ['card:ODI-A', 'button:0'])).toBe('Choose below.');
  });

  it('is silent where there is nothing to add', () => {
    expect(hint({ type: 'player' })).toBeUndefined();
    expect(hint({ type: 'window', moment: 'die' }, ['die:0'])).toBeUndefined();
  });
});
