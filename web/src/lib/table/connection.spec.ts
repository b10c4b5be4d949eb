import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ServerMessage } from '$generated/protocol';

import { Connection, type Socket } from './connection.svelte';

class FakeSocket implements Socket {
  sent: string[] = [];
  closed = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.(new Event('open'));
  }
  say(message: object) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  drop() {
    this.onclose?.(new CloseEvent('close'));
  }
}

let sockets: FakeSocket[];
let heard: ServerMessage[];
let connection: Connection;
let since: number | undefined;

const latest = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  since = undefined;
  connection = new Connection({
    open: () => {
      sockets.push(new FakeSocket());
      return latest();
    },
    hello: () => ({ version: 1, since }),
    receive: (message) => heard.push(message),
  });
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

function connect() {
  latest().open();
  latest().say({ type: 'welcome', version: 1 });
}

describe('a connection', () => {
  it('says hello first and is open once it is welcome', () => {
    connection.start();
    expect(connection.send({ type: 'ping' })).toBe(false);
    latest().open();
    expect(JSON.parse(latest().sent[0]!)).toEqual({ type: 'hello', version: 1 });
    expect(connection.status).toBe('connecting');
    latest().say({ type: 'welcome', version: 1 });
    expect(connection.status).toBe('open');
    expect(connection.send({ type: 'chat', text: 'hi' })).toBe(true);
  });

  it('comes back by itself, later each time, and goes on where it stopped', () => {
    connection.start();
    connect();
    since = 7;
    latest().drop();
    expect(connection.status).toBe('lost');
    expect(connection.retryAt).toBe(Date.now() + 400);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    latest().drop();
    vi.advanceTimersByTime(799);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
    connect();
    expect(JSON.parse(latest().sent[0]!)).toEqual({ type: 'hello', version: 1, since: 7 });
    expect(connection.status).toBe('open');
  });

  it('tries at once when told to', () => {
    connection.start();
    latest().drop();
    connection.retryNow();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(2);
  });

  it('takes a silent line for dead', () => {
    connection.start();
    connect();
    vi.advanceTimersByTime(8_000);
    expect(latest().sent.at(-1)).toBe('{"type":"ping"}');
    latest().say({ type: 'pong' });
    vi.advanceTimersByTime(8_000);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(8_000);
    expect(connection.status).toBe('lost');
    expect(sockets[0]!.closed).toBe(true);
  });

  it('takes a hall for dead that takes the call and never says a word', () => {
    connection.start();
    latest().onopen?.(new Event('open'));
    vi.advanceTimersByTime(16_000);
    expect(connection.status).toBe('lost');
  });

  it('does not call again when the table is closed, but does after a restart of the hall', () => {
    connection.start();
    connect();
    latest().say({ type: 'bye', reason: 'shutting_down' });
    latest().drop();
    vi.advanceTimersByTime(400);
    connect();
    latest().say({ type: 'bye', reason: 'closed' });
    expect(connection.status).toBe('ended');
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  it('hears nothing from a socket it has given up', () => {
    connection.start();
    const old = latest();
    connect();
    old.drop();
    heard.length = 0;
    old.say({ type: 'pong' });
    expect(heard).toEqual([]);
  });
});
