import { describe, expect, it } from 'vitest';

import type { ChatLine, Entry } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import './fixtures/content';
import { answerLine, askLine, catalogue, dueFor, forfeitsOf, tellForfeit } from './forfeits';
import { faceAt } from './god-faces';
import type { Event } from './types';

let id = 0;
const entry = (...events: Event[]): Entry => ({
  seq: (id += 1),
  step: 1,
  at: id,
  events: events.map((event) => ({ event, reveals: false, phrase: phrase('') })),
});
const round = (number: number): Event => ({ type: 'round', round: number, first: 0 });
const due = (seat: number): Event => ({ type: 'forfeit_due', seat });
const said = (seat: number, text: string): ChatLine => ({
  id: (id += 1),
  at: id,
  seat,
  name: '',
  text,
});

const log = [entry(round(1)), entry(due(0))];
const [open] = forfeitsOf(log, []).open;
const toast = catalogue(open?.face ?? '')[0] ?? '';
const ask = open ? askLine(open, toast) : '';

describe('forfeits', () => {
  it('are due for the face that everybody sees, until the round ends', () => {
    expect(open).toEqual({ number: 1, seat: 0, face: faceAt(0, log), round: 1 });
    expect(forfeitsOf([...log, entry(round(2))], []).open).toEqual([]);
  });

  it('are asked once by each of the others, from the catalogue of the God', () => {
    const chat = [said(1, ask), said(1, ask), said(0, ask), said(2, '/forfeit 1 nonsense 0')];
    const { asked } = forfeitsOf(log, chat);
    expect(asked).toEqual([{ due: open, by: 1, what: toast }]);
  });

  it('are offered of all others, and no second time', () => {
    const offered = (...chat: ChatLine[]) => dueFor(forfeitsOf(log, chat), 1);
    expect(offered()).toEqual([open]);
    expect(offered(said(1, ask))).toEqual([]);
    expect(offered(said(2, ask))).toEqual([open]);
    expect(dueFor(forfeitsOf(log, []), 0)).toEqual([]);
  });

  it('are offered when the God was seen to go, and as long as the round lasts', () => {
    const offered = (unshown: number, ...more: Entry[]) =>
      dueFor(forfeitsOf([...log, ...more], [], unshown), 1);
    expect(offered(1)).toEqual([]);
    const others = entry({ type: 'revealed_deck' } as unknown as Event);
    expect(offered(0, others)).toEqual([open]);
    expect(offered(1, others)).toEqual([open]);
    expect(offered(1, entry(round(2)))).toEqual([]);
  });

  it('are answered by the one who owes them, and by nobody else', () => {
    const asked = { due: open!, by: 1, what: toast };
    const answered = (seat: number) =>
      forfeitsOf(log, [said(1, ask), said(seat, answerLine(asked, 'waived'))]).asked[0]?.answer;
    expect(answered(0)).toBe('waived');
    expect(answered(1)).toBeUndefined();
  });

  it('are told as sentences, and other talk is left alone', () => {
    expect(tellForfeit(said(1, ask), log)?.key).toBe('valhalla-forfeit-asked');
    expect(tellForfeit(said(1, 'A toast!'), log)).toBeUndefined();
    expect(tellForfeit(said(1, '/forfeit 9 toast 0'), log)).toBeUndefined();
  });
});
