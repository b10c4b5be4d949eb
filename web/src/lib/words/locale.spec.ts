import { expect, it } from 'vitest';

import { AROUND, LANGUAGES, locale, t } from './locale.svelte';

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
  const choosing = locale.choose('pseudo');
  const learning = locale.learn('flyting');
  await Promise.all([choosing, learning]);
  expect(t('flyting-web-fame')).toMatch(/^Ƒ/);
  await locale.choose('en');
  expect(t('flyting-web-fame')).toBe('Fame');
});

it('leaves the language as it is when there is no such', async () => {
  const before = locale.words;
  await locale.choose('none');
  expect(locale.words).toBe(before);
  expect(LANGUAGES).toContain('en');
});
