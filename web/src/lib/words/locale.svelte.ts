/** The language the page speaks. */
import { english, later } from 'virtual:words';

import type { Phrase } from '$generated/protocol';

import type { MessageArgs, Reader } from './arguments';
import type { Part } from './parts';
import { PSEUDO, pseudo } from './pseudo';
import { Words } from './words';

/** What is said before, beside and after a game, and what every game is called. */
export const AROUND = 'around';

/** What is said on every page. */
const EVERYWHERE = 'everywhere';

/** The words of a language for these needs, after those of English: later words take the place of earlier ones. */
async function textsOf(language: string, needs: readonly string[]): Promise<string[]> {
  const languages = language === 'en' ? ['en'] : ['en', language];
  const files = languages.flatMap((spoken) =>
    needs.flatMap((need) => later[`${spoken}/${need}`] ?? []),
  );
  const texts = await Promise.all(files.map((load) => load()));
  return texts.map(({ default: text }) => text);
}

/** The languages there are, by their codes. */
export const LANGUAGES: string[] = [
  ...new Set(['en', ...Object.keys(later).flatMap((name) => name.split('/')[0] ?? [])]),
];

const onGap = (gap: string) => import.meta.env.DEV && console.warn(gap);

class Locale {
  #words = $state.raw(new Words('en', [english], { onGap }));
  #language = 'en';
  #choosing: Promise<void> = Promise.resolve();
  /** What was learned or is being learned, and when that is done. */
  readonly #needs = new Map<string, Promise<void> | undefined>();

  get words(): Words {
    return this.#words;
  }

  /** Speaks another language; what it has no words for is said in English. */
  choose(language: string): Promise<void> {
    if (language === PSEUDO || LANGUAGES.includes(language)) {
      this.#language = language;
      this.#choosing = this.#speak(language);
    }
    return this.#choosing;
  }

  /** Learns the words of a game, or those around games. Nothing that needs them is shown before. */
  learn(need: string): Promise<void> {
    const known = this.#needs.get(need);
    if (known) return known;
    this.#needs.set(need, undefined);
    const learning = this.#language === 'en' ? this.#add(need) : this.choose(this.#language);
    this.#needs.set(need, learning);
    // A line that was lost may be back the next time.
    learning.catch(() => this.#needs.delete(need));
    return learning;
  }

  /** English is only ever added to; in any other language its own words must come after all English ones. */
  async #add(need: string): Promise<void> {
    const texts = await textsOf('en', [need]);
    if (this.#language === 'en') this.#words.add(texts);
    else await this.#choosing;
  }

  async #speak(language: string): Promise<void> {
    let [count, texts] = [-1, [] as string[]];
    // More may be learned while the files come.
    while (count < this.#needs.size) {
      count = this.#needs.size;
      texts = await textsOf(language, [EVERYWHERE, ...this.#needs.keys()]);
    }
    if (language !== this.#language) return; // another was chosen meanwhile
    const isPseudo = language === PSEUDO;
    this.#words = new Words(isPseudo ? 'en' : language, [english, ...texts], {
      onGap,
      transform: isPseudo ? pseudo : undefined,
    });
    document.documentElement.lang = this.#words.language;
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
