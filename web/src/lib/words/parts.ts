/**
 * A sentence in parts, so that the page can draw the nouns in it as chips and the players with
 * their crests, wherever the language puts them.
 *
 * Fluent gives back plain text; so nouns and players go in between marks of the private-use area
 * and are cut out again afterwards.
 */
const TERM = '\ue000';
const SEAT = '\ue003';
const TEXT = '\ue001';
const END = '\ue002';

/** A piece of a sentence. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'term'; key: string; text: string }
  | { kind: 'seat'; seat: number; text: string };

export const markTerm = (key: string, text: string) => `${TERM}${key}${TEXT}${text}${END}`;
export const markSeat = (seat: number, text: string) => `${SEAT}${seat}${TEXT}${text}${END}`;

const MARKED = /([\ue000\ue003])([^\ue001]*)\ue001([^\ue002]*)\ue002/gu;

export function cut(sentence: string): Part[] {
  const parts: Part[] = [];
  const say = (text: string) => text && parts.push({ kind: 'text', text });
  let from = 0;
  for (const match of sentence.matchAll(MARKED)) {
    const [whole, mark, id = '', text = ''] = match;
    say(sentence.slice(from, match.index));
    parts.push(
      mark === TERM ? { kind: 'term', key: id, text } : { kind: 'seat', seat: Number(id), text },
    );
    from = match.index + whole.length;
  }
  say(sentence.slice(from));
  return parts;
}
