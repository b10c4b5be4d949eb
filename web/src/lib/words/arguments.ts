/**
 * From the arguments of a phrase to those of a message, as `locales/README.md` lays down.
 *
 * The terminal does the same in Rust (`crates/words/src/arguments.rs`); the specs of both use the
 * same examples, so that a sentence reads the same in both places.
 */
import type { FluentVariable } from '@fluent/bundle';

import type { Arg, Phrase } from '$generated/protocol';

import { isolated } from './bidi';
import { markSeat, markTerm } from './parts';
import { keyOf } from './phrase';

/** Who reads a sentence, and what the players are called. */
export type Reader = {
  /** The reader's own seat; nobody is "you" to a spectator. */
  seat?: number;
  /** The players' names in seat order. */
  names: readonly (string | undefined)[];
};

export type MessageArgs = Record<string, FluentVariable>;

/** What a speaker needs of the words: messages with their forms. */
export type Speaker = {
  reader: Reader;
  /** Whether nouns and players are to be found again in the sentence. */
  marked: boolean;
  message(key: string, form: string | undefined, args: MessageArgs): string;
  forms(key: string): string[];
  /** Whether the language has a word of its own under the key. */
  has(key: string): boolean;
};

/** One argument in all its forms. */
type Forms = { plain: string; others: Map<string, string> };

const only = (plain: string): Forms => ({ plain, others: new Map() });

export function messageArgs(speaker: Speaker, phrase: Phrase): MessageArgs {
  const args: MessageArgs = {};
  for (const [name, arg] of phrase.args ?? []) {
    if ('number' in arg) {
      args[name] = arg.number;
      continue;
    }
    if ('seat' in arg) args[`${name}-is`] = speaker.reader.seat === arg.seat ? 'you' : 'other';
    if ('list' in arg) args[`${name}-count`] = arg.list.length;
    const { plain, others } = formsOf(speaker, arg);
    args[name] = plain;
    for (const [form, text] of others) args[`${name}-${form}`] = text;
  }
  return args;
}

function formsOf(speaker: Speaker, arg: Arg): Forms {
  if ('number' in arg) return only(String(arg.number));
  if ('seat' in arg) return only(nameOf(speaker, arg.seat));
  if ('term' in arg) {
    const mark = speaker.marked ? (text: string) => markTerm(arg.term, text) : undefined;
    return allForms(speaker, arg.term, {}, mark);
  }
  if ('name' in arg) {
    // A name from the content: the language's own word, or else as it is written there.
    const { key, text } = arg.name;
    const mark = speaker.marked ? (said: string) => markTerm(key, said) : undefined;
    if (speaker.has(key)) return allForms(speaker, key, {}, mark);
    return allForms(speaker, 'hall-made-up', { name: isolated(text) }, mark);
  }
  if ('phrase' in arg)
    return allForms(speaker, keyOf(arg.phrase), messageArgs(speaker, arg.phrase));
  return joinedForms(speaker, arg.list);
}

/** A message, and each of its attributes as another form of it. */
function allForms(
  speaker: Speaker,
  key: string,
  args: MessageArgs,
  mark: (text: string) => string = (text) => text,
): Forms {
  const others = speaker
    .forms(key)
    .map((form) => [form, mark(speaker.message(key, form, args))] as const);
  return { plain: mark(speaker.message(key, undefined, args)), others: new Map(others) };
}

function nameOf(speaker: Speaker, seat: number): string {
  const given = speaker.reader.names[seat];
  // What a player without a name is called.
  const name = given
    ? isolated(given)
    : speaker.message('hall-nameless', undefined, { number: seat + 1 });
  return speaker.marked ? markSeat(seat, name) : name;
}

function joinedForms(speaker: Speaker, items: Arg[]): Forms {
  const word = (key: string) => only(speaker.message(key, undefined, {}));
  const members = items.map((item) =>
    // In a list the reader is simply "you".
    'seat' in item && speaker.reader.seat === item.seat ? word('list-you') : formsOf(speaker, item),
  );
  if (members.length === 0) return word('list-nothing');
  const plain = joined(
    speaker,
    members.map((member) => member.plain),
  );
  const all: Forms = { plain, others: new Map() };
  for (const form of new Set(members.flatMap((member) => [...member.others.keys()]))) {
    const texts = members.map((member) => member.others.get(form) ?? member.plain);
    all.others.set(form, joined(speaker, texts));
  }
  return all;
}

/** Joins texts by the language's own words for it: `list-comma` and, before the last, `list-and`. */
function joined(speaker: Speaker, texts: string[]): string {
  return texts.reduce((rest, next, index) =>
    speaker.message(index + 1 === texts.length ? 'list-and' : 'list-comma', undefined, {
      rest,
      next,
    }),
  );
}
