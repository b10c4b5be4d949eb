/** The language the page speaks. */
import type { Phrase } from '$generated/protocol';

import type { MessageArgs, Reader } from './arguments';
import type { Part } from './parts';
import { PSEUDO, pseudo } from './pseudo';
import { Words } from './words';

/** English is there at once, as far as every page needs it. */
const english = import.meta.glob<string>(
  ['../../../../locales/en/{web,hall}.ftl', '../../../../locales/en/*-web.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

/** The rest comes when a game or a language is chosen; what only a terminal says never does. */
const later = import.meta.glob<string>(
  [
    '../../../../locales/*/*.ftl',
    '!../../../../locales/en/{web,hall}.ftl',
    '!../../../../locales/en/*-web.ftl',
    '!../../../../locales/*/{cli,join}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const ENGLISH = Object.values(english);

const languageOf = (path: string) => path.split('/').at(-2) ?? 'en';
/** The game a file belongs to; none if every page needs it. */
const gameOf = (path: string) => {
  const stem = path.split('/').at(-1)?.replace('.ftl', '') ?? '';
  return /^(web|hall|.*-web)$/.test(stem) ? undefined : stem.split('-')[0];
};

/** The languages there are, by their codes. */
export const LANGUAGES: string[] = [...new Set(['en', ...Object.keys(later).map(languageOf)])];

const onGap = (gap: string) => import.meta.env.DEV && console.warn(gap);

class Locale {
  #words = $state.raw(new Words('en', ENGLISH, { onGap }));
  #language = 'en';
  readonly #games: string[] = [];

  get words(): Words {
    return this.#words;
  }

  /** Speaks another language; what it has no words for is said in English. */
  async choose(language: string): Promise<void> {
    if (language !== PSEUDO && !LANGUAGES.includes(language)) return;
    this.#language = language;
    await this.#load();
    document.documentElement.lang = this.#words.language;
  }

  /** Learns the words of a game. */
  async learn(game: string): Promise<void> {
    if (this.#games.includes(game)) return;
    this.#games.push(game);
    await this.#load();
  }

  async #load(): Promise<void> {
    const language = this.#language;
    const isWanted = (path: string) => {
      const game = gameOf(path);
      const isSpoken = ['en', language].includes(languageOf(path));
      return isSpoken && (game === undefined || this.#games.includes(game));
    };
    // English first: the files that follow put their own words over it.
    const files = Object.entries(later)
      .filter(([path]) => isWanted(path))
      .sort(
        ([one], [other]) => Number(languageOf(other) === 'en') - Number(languageOf(one) === 'en'),
      );
    const texts = await Promise.all(files.map(([, load]) => load()));
    if (language !== this.#language) return; // another was chosen meanwhile
    const isPseudo = language === PSEUDO;
    this.#words = new Words(isPseudo ? 'en' : language, [...ENGLISH, ...texts], {
      onGap,
      transform: isPseudo ? pseudo : undefined,
    });
  }
}

export const locale = new Locale();

/** A message of the page's own. */
export const t = (key: string, args?: MessageArgs): string => locale.words.tell(key, args);

/** What a game says. */
export const say = (phrase: Phrase, reader: Reader): string => locale.words.say(phrase, reader);

/** What a game asks somebody else, told of a third person, where there are words for that. */
export const ofAnother = (asked: Phrase): Phrase | undefined => locale.words.ofAnother(asked);

/** What a game says, in parts. */
export const sayParts = (phrase: Phrase, reader: Reader): Part[] =>
  locale.words.parts(phrase, reader);
