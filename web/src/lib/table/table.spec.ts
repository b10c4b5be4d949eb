import { beforeEach, describe, expect, it } from 'vitest';

import {
  VERSION,
  type Choice,
  type Entry,
  type ServerMessage,
  type State,
  type Table,
} from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import type { Socket } from './connection.svelte';
import { distinct, TableStore } from './table.svelte';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
}

const table = { you: { seat: 0, host: true }, seats: [], proposals: [] } as unknown as Table;
const choice = (id: number, type: string): Choice => ({
  id,
  action: { type },
  phrase: phrase(type),
});

function entry(seq: number, actor?: number): Entry {
  return {
    seq,
    step: seq,
    at: seq,
    events: [],
    actor: actor === undefined ? undefined : { seat: actor, by: 'person' },
  };
}

function state(seq: number, more: Partial<State> = {}): ServerMessage {
  const base: State = {
    seq,
    round: 1,
    view: seq,
    entries: [entry(seq)],
    awaited: [],
    choices: [],
    clocks: [],
    can_undo: false,
  };
  return { type: 'state', ...base, ...more };
}

const asked = (id: number) => ({
  question: {
    id,
    ask: { type: 'act' },
    phrase: phrase('ask'),
    source: phrase('source'),
    rule: 'R-1',
    left: 1,
    secret: false,
  },
  choices: [choice(4, 'draw'), choice(5, 'take axe')],
});

let socket: FakeSocket;
let store: TableStore<number>;

function welcome(chat: { id: number; text: string; seat?: number }[] = []) {
  socket.onopen?.(new Event('open'));
  const lines = chat.map((line) => ({ at: 0, name: 'Ask', ...line }));
  say({ type: 'welcome', version: VERSION, now: 5_000, table, chat: lines });
}

function say(message: ServerMessage) {
  socket.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
}

beforeEach(() => {
  store = new TableStore<number>({
    open: () => (socket = new FakeSocket()),
    play: { beats: () => [], spots: ({ action }) => action.type.split(' ') },
    now: () => 2_000,
  });
  store.connection.start();
  welcome();
});

describe('the view', () => {
  const follows = (seq: number, view: number): ServerMessage =>
    state(seq, { view: undefined, entries: [{ ...entry(seq), patch: [view] }] });

  it('comes whole, and from then on by patches', () => {
    say(state(4));
    say(follows(5, 50));
    say(state(5, { view: undefined, entries: [] }));
    expect([store.state?.seq, store.state?.view]).toEqual([5, 50]);
  });

  it('is asked for anew when a step is missing', () => {
    say(state(4));
    const before = socket;
    say(follows(6, 60));
    expect(store.state?.view).toBe(4);
    expect(socket).not.toBe(before);
    socket.onopen?.(new Event('open'));
    expect(socket.sent).toEqual([
      { type: 'hello', version: VERSION, since: 4, lines: true, patches: true },
    ]);
  });
});

describe('a table', () => {
  it('takes the hall’s word for everything', () => {
    expect(store.seat).toBe(0);
    expect(store.skew).toBe(3_000);
    say(state(1, asked(1)));
    expect(store.question?.id).toBe(1);
    expect(store.selection.next).toEqual(['draw', 'take']);
  });

  it('answers several equal questions with what was picked at once', () => {
    store = new TableStore<number>({
      open: () => (socket = new FakeSocket()),
      play: {
        beats: () => [],
        spots: ({ action }) => [action.type],
        several: () => ({ count: 3, copies: () => 3, preset: [] }),
      },
    });
    store.connection.start();
    welcome();
    say(state(1, asked(1)));
    for (const spot of ['draw', 'take axe', 'draw']) store.selection.touch(spot);
    store.act();
    say({ type: 'accepted', question: 1, seq: 2 });
    say(state(2, asked(2)));
    say(state(3, asked(3)));
    // The fourth is asked anew.
    say(state(4, asked(4)));
    expect(socket.sent.slice(1).map(({ action }) => action)).toEqual([4, 5, 4]);
    expect(store.answer).toBeUndefined();
    expect(store.selection.path).toEqual([]);
  });

  it('answers the question that is open, once', () => {
    say(state(1, asked(1)));
    store.act();
    expect(socket.sent).toHaveLength(1);
    store.selection.touch('draw');
    store.act();
    store.act();
    expect(socket.sent.slice(1)).toEqual([{ type: 'act', question: 1, action: 4 }]);
    say({ type: 'accepted', question: 1, seq: 2 });
    // What was answered is not asked again until the next state.
    expect(store.answer).toMatchObject({ question: 1, action: 4 });
    expect(store.selection.path).toEqual([]);
    say(state(2));
    expect(store.answer).toBeUndefined();
  });

  it('shows a refusal until the next try, and keeps what was picked', () => {
    say(state(1, asked(1)));
    store.selection.touch('draw');
    store.act();
    const error = { code: 'illegal' as const, message: 'No.', rule: 'VH-ARM-1' };
    say({ type: 'refused', question: 1, error });
    expect(store.problem?.rule).toBe('VH-ARM-1');
    expect(store.selection.chosen?.id).toBe(4);
    store.act();
    expect(store.problem).toBeUndefined();
  });

  it('sends again what was not heard back when the line was lost', () => {
    say(state(3, asked(3)));
    store.say('first');
    say({ type: 'chat', id: 1, at: 0, seat: 0, name: 'Ask', text: 'first' });
    socket.onclose?.(new CloseEvent('close'));
    store.act(choice(4, 'draw'));
    store.say('second ');
    store.say('third');
    expect(store.unsent).toEqual(['second', 'third']);
    store.connection.retryNow();
    welcome([{ id: 2, seat: 0, text: 'second' }]);
    expect(socket.sent).toEqual([
      { type: 'hello', version: VERSION, since: 3, chat_since: 1, lines: true, patches: true },
      { type: 'chat', text: 'third' },
      { type: 'act', question: 3, action: 4 },
    ]);
    // The hall had it already: nothing went wrong. What is stale for other reasons is said.
    say({ type: 'refused', question: 3, error: { code: 'stale', message: '' } });
    expect(store.problem).toBeUndefined();
    say({ type: 'refused', question: 2, error: { code: 'stale', message: '' } });
    expect(store.problem?.code).toBe('stale');
  });

  it('forgets an answer when the question has changed', () => {
    say(state(1, asked(1)));
    store.act(choice(4, 'draw'));
    say(state(2));
    expect(store.answer).toBeUndefined();
  });

  it('keeps the log, without what was taken back', () => {
    say(state(2, { entries: [entry(1), entry(2, 0)] }));
    say(state(3, { entries: [entry(2, 0), entry(3, 1)] }));
    expect(store.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(store.sinceMine.map(({ seq }) => seq)).toEqual([2, 3]);
    say(state(4, { entries: [{ ...entry(4), undone_to: 1 }] }));
    expect(store.log.map(({ seq }) => seq)).toEqual([1, 4]);
  });
});

describe('names', () => {
  it('are told apart', () => {
    expect(distinct(['Thrall', undefined, 'Ask', 'Thrall', 'Thrall'])).toEqual([
      'Thrall',
      undefined,
      'Ask',
      'Thrall II',
      'Thrall III',
    ]);
  });
});

describe('people who come and go', () => {
  const seats = (name: string, former: { name: string; until: number }[] = []) =>
    ({
      ...table,
      seats: [
        { seat: 0, occupant: { kind: 'person', name: 'Ask' } },
        { seat: 1, occupant: { kind: 'person', name }, former },
      ],
    }) as unknown as Table;

  it('tells what happened of whoever had the seat then', () => {
    welcome();
    say({ type: 'table', ...seats('Embla') });
    expect(store.readerAt(5)).toBe(store.reader);
    say({
      type: 'table',
      ...seats('Heir', [
        { name: 'Embla', until: 10 },
        { name: 'Alvis', until: 20 },
      ]),
    });
    expect([5, 10, 15, 21].map((at) => store.readerAt(at).names[1])).toEqual([
      'Embla',
      'Embla',
      'Alvis',
      'Heir',
    ]);
    expect(store.readerAt(21)).toBe(store.reader);
  });

  it('counts steps anew when the seat is lost', () => {
    welcome();
    say(state(7));
    say({ type: 'bye', reason: 'seat_lost' });
    expect([store.hasLostSeat, store.state]).toEqual([true, undefined]);
  });

  it('does not wait for a line that a muted player may not say', () => {
    welcome();
    store.say('hey');
    expect(store.unsent).toEqual(['hey']);
    say({ type: 'refused', error: { code: 'muted', message: '' } });
    expect(store.unsent).toEqual([]);
    expect(store.problem?.code).toBe('muted');
  });
});
