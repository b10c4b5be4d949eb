/** Phrases are words, and nothing else on the page is decided by them. */
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

import type { Choice, Phrase } from '$generated/protocol';

import { phrase } from './phrase';

/** What the linter says to a line of code somewhere on the page. */
async function complaints(code: string, file: string): Promise<string[]> {
  const [found] = await new ESLint().lintText(`${code}\n`, { filePath: `src/lib/${file}` });
  return found?.messages.flatMap(({ ruleId }) => ruleId ?? []) ?? [];
}

it('a key cannot be read as a text', () => {
  const said: Phrase = phrase('web-title');
  // @ts-expect-error: a key is no text
  const text: string = said.key;
  expect(text).toBe('web-title');
  // @ts-expect-error: nor can it be taken apart
  expect(said.key.startsWith('web-')).toBe(true);
  // @ts-expect-error: nor is a text a key
  const made: Phrase = { key: 'web-title' };
  expect(made).toEqual(said);
});

it('a choice has no name unless lines were asked for', () => {
  const choice: Choice = { id: 1, action: { type: 'draw' }, phrase: phrase('draw') };
  // @ts-expect-error: there may be none
  expect(() => choice.name.split(' ')).toThrow();
});

it('only this folder looks into a phrase', async () => {
  const around = [
    'export const f = (said) => said.args;',
    'export const f = ({ args }) => args;',
    'export const f = (event) => String(event.phrase.key);',
    "import { keyOf } from '$lib/words/phrase';\nexport const f = keyOf;",
  ];
  for (const code of around) {
    expect(await complaints(code, 'games/chess/spots.ts'), code).toEqual(['no-restricted-syntax']);
    expect(await complaints(code, 'words/words.ts'), code).toEqual([]);
  }
}, 30_000);
