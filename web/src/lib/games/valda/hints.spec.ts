import { describe, expect, it } from 'vitest';

import type { Arg, Question } from '$generated/protocol';
import { locale } from '$lib/words/locale.svelte';

import { hint as hintOf } from './hints';

await locale.learn('valda');

const asks = (what: string, ...args: [string, Arg][]): Question => ({
  id: 1,
  ask: { key: `valda-ask-${what}`, args },
  source: { key: 'valda-source' },
  rule: 'VD-ATK-2',
  left: 1,
  secret: false,
});

/** Where there are cards and lands to choose. */
const hint = (question: Question, path: readonly string[]) =>
  hintOf(question, path, ['card:ODI-A', 'area:thor']);

describe('a hint', () => {
  it('says where the answer lies', () => {
    expect(hint(asks('attack'), [])).toContain('a glowing attack card, or do not attack');
    expect(hint(asks('attack-again'), [])).toBe(hint(asks('attack'), []));
    expect(hint(asks('build'), [])).toContain('a glowing land');
    expect(hint(asks('destroy-building'), [])).toContain('under the name');
  });

  it('says how a defence is put together', () => {
    expect(hint(asks('defend-all'), [])).toContain('If one is not enough');
    expect(hint(asks('defend-more'), [])).toContain('until they reach its value');
    expect(hint(asks('defend-enough'), [])).toContain('these are all');
  });

  it('speaks of actions only while there are any', () => {
    const act = (actions: number) => hint(asks('act', ['actions', { number: actions }]), []);
    expect(act(2)).toContain('use an action');
    expect(act(0)).toContain('costs no action');
  });

  it('speaks of dice where there are dice, of weapons in the other windows', () => {
    expect(hint(asks('window-die'), [])).toContain('dice');
    expect(hint(asks('window-loss'), [])).toContain('weapon');
  });

  it('goes on to what is still to be said', () => {
    expect(hint(asks('act'), ['card:ODI-W'])).toContain('which of the two ways');
    expect(hint(asks('trade'), ['give:gold:4'])).toContain('what you get');
    expect(hint(asks('followers'), ['area:thor'])).toContain('exchange');
    expect(hint(asks('valda'), ['area:thor'])).toContain('who shall live there');
  });

  it('points to nothing on the table where nothing lies there', () => {
    expect(hint(asks('again'), [])).toBe('Choose below.');
    expect(hint(asks('pay-up-to'), [])).toBe(hint(asks('again'), []));
    expect(hintOf(asks('attack'), [], ['button:pass'])).toBe('Choose below.');
    expect(hintOf(asks('build'), [], ['card:ODI-A', 'button:end'])).toBe('Choose below.');
  });

  it('is silent where there is nothing to add', () => {
    expect(hint(asks('player'), [])).toBeUndefined();
    expect(hint(asks('window-die'), ['die:0'])).toBeUndefined();
  });
});
