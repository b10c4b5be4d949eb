/** Looking up a key and making a sentence of it, for one language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Phrase } from '$generated/protocol';

import { messageArgs, type MessageArgs, type Reader, type Speaker } from './arguments';
import { cut, type Part } from './parts';
import { keyOf, reworded } from './phrase';

export type Options = {
  /** What is done to every piece of text of the files, but not to arguments. */
  transform?: (text: string) => string;
  /** Told of every key without words and every argument that is missing. */
  onGap?: (gap: string) => void;
};

export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #onGap: (gap: string) => void;

  constructor(language: string, texts: readonly string[], options: Options = {}) {
    this.language = language;
    // Names are isolated where they need it (bidi.ts); the rest is of one direction.
    const { transform } = options;
    this.#bundle = new FluentBundle(language, { useIsolating: false, transform });
    this.#onGap = options.onGap ?? (() => {});
    this.add(texts);
  }

  /** Learns more words; of two under the same key the later are said. */
  add(texts: readonly string[]): void {
    for (const text of texts) {
      this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  /** Whether there is a message with this key. */
  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** What a game says, as a sentence for one reader; a key without words stands for itself. */
  say(phrase: Phrase, reader: Reader): string {
    const speaker = this.#speaker(reader, false);
    return speaker.message(keyOf(phrase), undefined, messageArgs(speaker, phrase));
  }

  /** As `say`, but with the nouns and the players as parts of their own. */
  parts(phrase: Phrase, reader: Reader): Part[] {
    const speaker = this.#speaker(reader, true);
    return cut(speaker.message(keyOf(phrase), undefined, messageArgs(speaker, phrase)));
  }

  /** What somebody else is asked, told of a third person, where there are words for that. */
  ofAnother(asked: Phrase): Phrase | undefined {
    const key = keyOf(asked).replace('-ask-', '-web-wait-');
    return this.has(key) ? reworded(asked, key) : undefined;
  }

  /** A message of the page's own, with texts and numbers for arguments. */
  tell(key: string, args: MessageArgs = {}): string {
    return this.#message(key, undefined, args);
  }

  #speaker(reader: Reader, marked: boolean): Speaker {
    return {
      reader,
      marked,
      message: (key, form, args) => this.#message(key, form, args),
      forms: (key) => Object.keys(this.#bundle.getMessage(key)?.attributes ?? {}),
      has: (key) => this.has(key),
    };
  }

  #message(key: string, form: string | undefined, args: MessageArgs): string {
    const message = this.#bundle.getMessage(key);
    const pattern = form === undefined ? message?.value : message?.attributes[form];
    if (pattern == null) {
      this.#onGap(`no locale file has the key "${key}"`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    for (const error of errors) this.#onGap(`"${key}": ${error.message}`);
    return text;
  }
}
