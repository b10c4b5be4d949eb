/** The language the page speaks. */
import type { Phrase } from '$generated/protocol';

import type { MessageArgs, Reader } from './arguments';
import type { Part } from './parts';
import { PSEUDO, pseudo } from './pseudo';
import { Words } from './words';

const english = import.meta.glob<string>(
  ['../../../../locales/en/*.ftl', '!../../../../locales/en/cli.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

const others = import.meta.glob<string>(
  [
    '../../../../locales/*/*.ftl',
    '!../../../../locales/en/*.ftl',
    '!../../../../locales/*/cli.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const ENGLISH = Object.values(english);

const languageOf = (path: string) => path.split('/').at(-2) ?? 'en';

/** The languages there are, by their codes. */
export const LANGUAGES: string[] = [...new Set(['en', ...Object.keys(others).map(languageOf)])];

const onGap = (gap: string) => import.meta.env.DEV && console.warn(gap);

class Locale {
  #words = $state.raw(new Words('en', ENGLISH, { onGap }));

  get words(): Words {
    return this.#words;
  }

  /** Speaks another language; what it has no words for is said in English. */
  async choose(language: string): Promise<void> {
    if (language === PSEUDO) {
      this.#words = new Words('en', ENGLISH, { onGap, transform: pseudo });
    } else if (LANGUAGES.includes(language)) {
      const files = Object.entries(others).filter(([path]) => languageOf(path) === language);
      const texts = await Promise.all(files.map(([, load]) => load()));
      this.#words = new Words(language, [...ENGLISH, ...texts], { onGap });
    }
    document.documentElement.lang = this.#words.language;
  }
}

export const locale = new Locale();

/** A message of the page's own. */
export const t = (key: string, args?: MessageArgs): string => locale.words.tell(key, args);

/** What a game says. */
export const say = (phrase: Phrase, reader: Reader): string => locale.words.say(phrase, reader);

/** What a game says, in parts. */
export const sayParts = (phrase: Phrase, reader: Reader): Part[] =>
  locale.words.parts(phrase, reader);
