/**
 * Forfeits (VH-TG-FOR): whoever leads a God may be asked to act in its character.
 *
 * They never touch the game, so the rules only say when one is due. Asking and answering are lines
 * of chat in a form of their own, which the table keeps and everybody hears:
 * `/forfeit 3 toast 0` asks seat 0 for the third one that was due, `/forfeit 3 done 1` answers
 * seat 1. The same form is read by the game's own words, for those who see no more than the talk.
 */
import type { ChatLine, Entry, Phrase } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { played } from './content.svelte';
import { faceAt } from './god-faces';
import type { Event } from './types';

/** A God that was led went to the discards. */
export type Due = { number: number; seat: number; face: string; round: number };

export type Answer = 'done' | 'waived';

/** What somebody asked for, and what became of it. */
export type Asked = { due: Due; by: number; what: string; answer?: Answer };

export type Forfeits = {
  /** What may still be asked for: it lapses with the round. */
  open: Due[];
  asked: Asked[];
};

/** What can be asked of whoever led the face. */
export const catalogue = (face: string): string[] =>
  played.faces.find(({ id }) => id === face)?.forfeits ?? [];

export const askLine = (due: Due, what: string): string =>
  `/forfeit ${due.number} ${what} ${due.seat}`;
export const answerLine = ({ due, by }: Asked, answer: Answer): string =>
  `/forfeit ${due.number} ${answer} ${by}`;

/**
 * All forfeits of a game, from what happened and what was said. What the table has yet to show, so
 * many of the last events, is not due yet, but the round ends for all at once.
 */
export function forfeitsOf(
  log: readonly Entry[],
  chat: readonly ChatLine[],
  unshown = 0,
): Forfeits {
  const dues = duesOf(log, unshown);
  const asked: Asked[] = [];
  for (const line of chat) hear(line, dues, asked);
  const round = roundOf(log);
  return { open: dues.filter((due) => due.round === round), asked };
}

/** What a seat may ask for next: of each of the others, bots among them, and only once. */
export function dueFor({ open, asked }: Forfeits, seat: number): Due[] {
  return open.filter(
    (due) => due.seat !== seat && !asked.some((one) => one.due === due && one.by === seat),
  );
}

/** A line of chat that is about a forfeit, as a sentence. */
export function tellForfeit(line: ChatLine, log: readonly Entry[]): Phrase | undefined {
  const said = parse(line);
  const due = said && duesOf(log).find(({ number }) => number === said.number);
  if (!due || line.seat === undefined) return undefined;
  const { word, by } = said;
  if (word === 'done' || word === 'waived') {
    if (by === undefined) return undefined;
    return phrase(`valhalla-forfeit-${word}`, { who: { seat: line.seat }, by: { seat: by } });
  }
  if (!catalogue(due.face).includes(word)) return undefined;
  return phrase('valhalla-forfeit-asked', {
    who: { seat: line.seat },
    whom: { seat: due.seat },
    what: { term: `valhalla-forfeit-${word}` },
  });
}

function events(log: readonly Entry[]): Event[] {
  return log.flatMap((entry) => entry.events.map(({ event }) => event as Event));
}

const roundOf = (log: readonly Entry[]): number =>
  events(log).reduce((round, event) => (event.type === 'round' ? event.round : round), 0);

function duesOf(log: readonly Entry[], unshown = 0): Due[] {
  const dues: Due[] = [];
  let round = 0;
  const all = events(log);
  for (const event of all.slice(0, all.length - unshown)) {
    if (event.type === 'round') round = event.round;
    if (event.type !== 'forfeit_due') continue;
    const { seat } = event;
    dues.push({ number: dues.length + 1, seat, face: faceAt(seat, log), round });
  }
  return dues;
}

type Said = { number: number; word: string; by?: number };

function parse({ text }: ChatLine): Said | undefined {
  const [, number, word, by] = /^\/forfeit (\d+) ([a-z]+)(?: (\d))?$/.exec(text) ?? [];
  if (word === undefined) return undefined;
  return { number: Number(number), word, by: by === undefined ? undefined : Number(by) };
}

/** Takes a line into account if the rules allow it: one forfeit each, from the God's own catalogue. */
function hear(line: ChatLine, dues: Due[], asked: Asked[]): void {
  const said = parse(line);
  const due = said && dues.find(({ number }) => number === said.number);
  if (!due || line.seat === undefined) return;
  const { word } = said;
  const known = (by: number) => asked.find((one) => one.due === due && one.by === by);
  if (word === 'done' || word === 'waived') {
    const mine = line.seat === due.seat && said.by !== undefined ? known(said.by) : undefined;
    if (mine) mine.answer ??= word;
  } else if (line.seat !== due.seat && !known(line.seat) && catalogue(due.face).includes(word)) {
    asked.push({ due, by: line.seat, what: word });
  }
}
