import { expect, it } from 'vitest';

import type { Choice, Lesson, State } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { Guide, isMistake, type Taught } from './guide.svelte';
import { keepLesson, keptLesson, meet, wasMet } from './kept';

const LESSON: Lesson = {
  moments: [
    {
      ask: 'plan',
      thoughts: [
        { words: 'goal', at: { part: 'others' } },
        { words: 'plan', at: { choice: 'plan axe wolf' } },
      ],
      want: ['plan axe wolf'],
      mistakes: [{ play: 'plan wolf *', words: 'no-wolf' }],
      otherwise: 'no',
    },
    { ask: 'act', thoughts: [], want: ['draw'], mistakes: [], otherwise: 'draw' },
  ],
  closing: [{ words: 'end', at: { part: 'others' } }],
};

const answer = (name: string): Choice => ({
  id: 1,
  action: { type: 'x' },
  phrase: phrase('x'),
  name,
});

function taught(moment?: number) {
  const table = {
    state: { moment } as State,
    question: { id: 1 },
    stage: { isBehind: false },
    judge: undefined,
  } as unknown as Taught;
  return { table, guide: new Guide(LESSON, table) };
}

it('says one thought after the other', () => {
  const { guide } = taught(0);
  expect(guide.said?.words).toBe('goal');
  expect(guide.goesOn).toBe(true);
  guide.next();
  expect(guide.said?.words).toBe('plan');
  expect(guide.goesOn).toBe(false);
  guide.back();
  expect(guide.said?.words).toBe('goal');
});

it('says why an answer is not wanted, and lets the wanted one pass', () => {
  const { table, guide } = taught(0);
  expect(table.judge?.(answer('plan wolf axe'))).toBe(false);
  expect(guide.said).toMatchObject({ words: 'no-wolf', kind: 'reason' });
  expect(table.judge?.(answer('plan axe sword'))).toBe(false);
  expect(guide.said?.words).toBe('no');
  guide.next();
  expect(guide.said?.kind).toBe('thought');
  expect(table.judge?.(answer('plan axe wolf'))).toBe(true);
});

it('says nothing before all has been seen, and lets everything pass while it is hidden', () => {
  const { table, guide } = taught(0);
  guide.isHidden = true;
  expect(table.judge?.(answer('plan wolf axe'))).toBe(true);
  (table.stage as { isBehind: boolean }).isBehind = true;
  expect(guide.said).toBeUndefined();
});

it('knows the end, and when it was left', () => {
  const end = taught(2).guide;
  expect([end.isDone, end.said?.words]).toEqual([true, 'end']);
  const left = taught(undefined).guide;
  expect([left.isLeft, left.said]).toEqual([true, undefined]);
});

it('knows mistakes by how they begin', () => {
  expect(isMistake({ play: 'plan wolf *' }, 'plan wolf axe')).toBe(true);
  expect(isMistake({ play: 'keep' }, 'keep it')).toBe(false);
});

it('remembers lessons and questions, also if nothing can be kept', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  keepLesson('saga', { table: 't', answered: 2, moments: 9 }, storage);
  meet('saga', 'plan', storage);
  expect(keptLesson('saga', storage)).toEqual({ table: 't', answered: 2, moments: 9 });
  expect([wasMet('saga', 'plan', storage), wasMet('saga', 'act', storage)]).toEqual([true, false]);
  const none = {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full');
    },
  };
  meet('saga', 'plan', none);
  expect(wasMet('saga', 'plan', none)).toBe(false);
});
