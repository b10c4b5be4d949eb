/**
 * Phrases, made and put together. Only what lies in this folder looks into one.
 *
 * A key names words, and an argument fills them; nothing on the page is decided by either. What
 * happened, what is asked and what can be chosen comes beside its phrase as data of the game's own
 * types, where the compiler knows every kind.
 */
import type { Arg, Phrase, PhraseKey } from '$generated/protocol';

/** A phrase of the page's own. */
export function phrase(key: string, args: Readonly<Record<string, Arg>> = {}): Phrase {
  const given = Object.entries(args);
  return { key: key as unknown as PhraseKey, ...(given.length > 0 && { args: given }) };
}

/** The message in the locale files; for this folder alone. */
export const keyOf = ({ key }: Phrase): string => key as unknown as string;

/** Other words for the same, with the same prices, amounts and names. */
export const reworded = (said: Phrase, key: string): Phrase => ({ ...said, ...phrase(key) });

/** Whether two phrases have the same words, whatever is filled in. */
export const isSame = (one: Phrase, other: Phrase): boolean => one.key === other.key;

/** Two sentences as one, if they differ in nothing but the argument that may be a list. */
export function joined(one: Phrase, other: Phrase, listed: string): Phrase | undefined {
  if (!isSame(one, other)) return undefined;
  const rest = ({ args = [] }: Phrase) => JSON.stringify(args.filter(([name]) => name !== listed));
  if (rest(one) !== rest(other)) return undefined;
  const items = ({ args = [] }: Phrase): Arg[] =>
    args.flatMap(([name, arg]) => (name !== listed ? [] : 'list' in arg ? arg.list : [arg]));
  const list = [...items(one), ...items(other)];
  return {
    ...one,
    args: one.args?.map(([name, arg]) => [name, name === listed ? { list } : arg]),
  };
}
