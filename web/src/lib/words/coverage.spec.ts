/** Every key the page uses has words, and every word made for the page is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const LOCALES = '../locales/en';
const PAGE_FILES = readdirSync(LOCALES).filter((file) => /(^|-)web\b/.test(file));

/**
 * Keys that the code puts together from parts, with what the parts can be. What comes from the
 * hall (codes of errors, names of options) is listed as the protocol and the content have it.
 */
const COMPOSED = [
  /^web-error-[a-z_]+$/,
  /^web-name-\d$/,
  /^web-bot-(thrall|karl|jarl|odin)$/,
  /^web-clock-(kind-(live|slow)|bank|increment|move)$/,
  /^web-(unit|span)-(second|minute|hour|day)$/,
  /^web-zero-(nudge|bot_move|bot_seat)(-about)?$/,
  /^web-filter-(live|slow|untimed)$/,
  /^web-preset-(table|online|letters)$/,
  /^web-result-(agreed|too_long)$/,
  /^web-claim-(used|expired|full|over)(-about)?$/,
  /^web-course-(rounds|decisions|minutes)$/,
  /^web-secrecy-(off|usual|strict)(-about)?$/,
  /^web-access-(personal|invite|invite_many)$/,
  /^web-phase-(lobby|playing|over|closed)$/,
  /^web-proposal-(undo|end|rematch)$/,
  /^web-settings-(theme|speed|volume)-[a-z]+$/,
  /^web-chat-quick-\d$/,
  /^web-theme-to-(dark|light)$/,
  /^web-provenance-[a-z]+$/,
  /^web-fair-(commitment|noted|seed)(-about|-found|-wanted)?$/,
  /^web-group-[a-z]+$/,
  // What the frame asks of every game.
  /^[a-z]+-web-(title|about|credit|weight)$/,
  /^[a-z]+-web-look-\d$/,
  /^[a-z]+-web-option-[a-z_-]+$/,
  /^[a-z]+-web-wait-[a-z-]+$/,
  // What a script says: the test of lessons knows which, in `crates/table`.
  /^[a-z]+-lesson-[a-z-]+$/,
  /^[a-z]+-first-[a-z_]+$/,
  /^[a-z]+-minute-(goal|turn|end)(-about)?$/,
  ...Object.values(
    import.meta.glob<RegExp[]>('../games/*/composed-keys.ts', {
      eager: true,
      import: 'composedKeys',
    }),
  ).flat(),
];

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['generated', 'fixtures'].includes(entry.name) ? [] : files(path);
    return /\.(svelte|ts)$/.test(path) && !path.endsWith('.spec.ts') ? [path] : [];
  });
}

const keysIn = (file: string) =>
  [...readFileSync(join(LOCALES, file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
    (match) => match[1] ?? '',
  );

const defined = new Set(
  readdirSync(LOCALES)
    .filter((f) => f.endsWith('.ftl'))
    .flatMap(keysIn),
);
const made = PAGE_FILES.flatMap(keysIn);

const GAMES = readdirSync('src/lib/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const LITERAL = new RegExp(`'((?:web|hall|list|illegal|${GAMES.join('|')})-[\\w-]+)'`, 'g');
const used = new Set(
  files('src').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LITERAL)].map((match) => match[1] ?? ''),
  ),
);

describe('the words of the page', () => {
  it('are there for every key that is used', () => {
    const missing = [...used].filter((key) => !defined.has(key) && !key.endsWith('-'));
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const isComposed = (key: string) => COMPOSED.some((pattern) => pattern.test(key));
    expect(made.filter((key) => !used.has(key) && !isComposed(key))).toEqual([]);
  });

  it('are there for each game before it is played: the front page learns no others', () => {
    const wanted = ['title', 'about', 'credit', 'weight', 'look-1', 'look-2', 'look-3'];
    const shown = PAGE_FILES.flatMap((file) => /^(\w+)-web\.ftl$/.exec(file)?.[1] ?? []);
    expect(shown.length).toBeGreaterThan(1);
    for (const game of shown) {
      const keys = keysIn(`${game}-web-title.ftl`);
      for (const key of wanted) expect(keys).toContain(`${game}-web-${key}`);
      const others = keysIn(`${game}-web.ftl`).filter((key) =>
        /-web-(title|about|credit|look-\d|option-.*)$/.test(key),
      );
      expect(others).toEqual([]);
    }
  });

  it('are there for everything that is put together', () => {
    const code = files('src')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    // A pattern that matches nothing in the code or nothing in the files has been forgotten here.
    for (const pattern of COMPOSED) expect(made.some((key) => pattern.test(key))).toBe(true);
    const stems = [...code.matchAll(/`(web-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
    for (const stem of stems) expect(made.some((key) => key.startsWith(stem))).toBe(true);
  });
});
