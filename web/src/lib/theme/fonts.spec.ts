/** A page in English is written with the letters that are cut out for it, and loads no others. */
import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const LOCALES = '../locales/en';
const css = readFileSync('src/lib/theme/fonts.css', 'utf8');

type Range = readonly [number, number];
const rangesOf = (text: string): Range[] =>
  [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    parseInt(from, 16),
    parseInt(to, 16),
  ]);
const cut = [...css.matchAll(/-english-[^}]*unicode-range:([^;]*);/g)].map(([, text = '']) =>
  rangesOf(text),
);

it('the fonts were cut by the ranges that are declared', () => {
  const [, list = ''] = /^range='(.*)'$/m.exec(readFileSync('scripts/fonts.sh', 'utf8')) ?? [];
  expect(cut).toHaveLength(3);
  for (const ranges of cut) expect(ranges).toEqual(rangesOf(list));
});

it('the words of the page need no other letters', () => {
  const [ranges = []] = cut;
  const files = readdirSync(LOCALES).filter((file) => !/^(cli|join)\.ftl$/.test(file));
  const letters = new Set(files.flatMap((file) => [...readFileSync(`${LOCALES}/${file}`, 'utf8')]));
  const missing = [...letters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return letter !== '\n' && !ranges.some(([from, to]) => code >= from && code <= to);
  });
  expect(missing).toEqual([]);
});
