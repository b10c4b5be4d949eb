import { later } from 'virtual:words';
import { expect, it } from 'vitest';

import { AROUND, LANGUAGES, locale, t } from './locale.svelte';
import { pseudo } from './pseudo';

it('knows from the beginning what every table says, and learns the rest', async () => {
  expect(t('web-close')).toBe('Close');
  expect(locale.words.has('web-play-now')).toBe(false);
  await locale.learn(AROUND);
  expect(t('web-play-now')).toBe('Play now');
});

it('learns once, and keeps what it has learned in every language', async () => {
  expect(locale.learn(AROUND)).toBe(locale.learn(AROUND));
  await locale.choose('pseudo');
  expect(t('web-play-now')).toMatch(/ñ/);
  await locale.choose('en');
  expect(t('web-play-now')).toBe('Play now');
});

it('learns what is asked for while a language is chosen', async () => {
  // Any game will do.
  const [file = ''] = Object.keys(later).filter((name) => /^en\/(?!around)/.test(name));
  const game = file.replace('en/', '');
  const text = (await later[file]?.())?.default ?? '';
  const [, key = '', word = ''] = /^([\w-]+) = ([A-Z][a-z]{3,})$/m.exec(text) ?? [];
  const choosing = locale.choose('pseudo');
  const learning = locale.learn(game);
  await Promise.all([choosing, learning]);
  expect(t(key)).toBe(pseudo(word));
  await locale.choose('en');
  expect(t(key)).toBe(word);
});

it('leaves the language as it is when there is no such', async () => {
  const before = locale.words;
  await locale.choose('none');
  expect(locale.words).toBe(before);
  expect(LANGUAGES).toContain('en');
});
