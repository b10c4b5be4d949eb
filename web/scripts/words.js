/**
 * The words of `locales` as modules: `virtual:words` names every file that is fetched when it is
 * needed, by language and by who needs it, and has the English that every page needs at once.
 * Files that are needed together are one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = new URL('../../locales/', import.meta.url).pathname;
const NAME = 'virtual:words';
/** What only a terminal or the hall itself says. */
const NOT_OF_THE_PAGE = /^(cli|join|hall-preview)\.ftl$/;

/** Who needs a file: every page, what is around games, the tables of one game, its lesson or its story. */
export function needOf(file) {
  const stem = file.replace('.ftl', '');
  if (/^(web|hall)$/.test(stem)) return 'everywhere';
  if (/^web-around$|-web-title$/.test(stem)) return 'around';
  if (/-web-(lesson|story)$/.test(stem)) return stem.replace('-web-', '-');
  return stem.split('-')[0];
}

/** The files of each need of each language, by names such as `en/around`. */
function filesByNeed() {
  const found = new Map();
  for (const { name: language } of readdirSync(LOCALES, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    for (const file of readdirSync(join(LOCALES, language)).toSorted()) {
      if (!file.endsWith('.ftl') || NOT_OF_THE_PAGE.test(file)) continue;
      const name = `${language}/${needOf(file)}`;
      found.set(name, [...(found.get(name) ?? []), join(LOCALES, language, file)]);
    }
  }
  return found;
}

/** The text without what is only for those who write it. */
function plain(text) {
  const said = text.split('\n').filter((line) => line && !line.startsWith('#'));
  // One blank is enough to go on with a message.
  return said.map((line) => line.replace(/^ +/, ' ')).join('\n');
}

export const words = () => ({
  name: 'words',
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const files = filesByNeed();
    const need = id.slice(NAME.length + 2);
    if (need) {
      const texts = (files.get(need) ?? []).map((file) => {
        this.addWatchFile(file);
        return plain(readFileSync(file, 'utf8'));
      });
      return `export default ${JSON.stringify(texts.join('\n'))}`;
    }
    const later = [...files.keys()].filter((name) => name !== 'en/everywhere');
    const lines = later.map((name) => `'${name}': () => import('${NAME}/${name}')`);
    return `export { default as english } from '${NAME}/en/everywhere';
      export const later = { ${lines.join(', ')} };`;
  },
});
