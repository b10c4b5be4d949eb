/** A socket that comes back by itself. */
import type { ClientMessage, Hello, ServerMessage } from '$generated/protocol';

/** Where the connection stands: `lost` is waiting to try again, `ended` does not try any more. */
export type Status = 'connecting' | 'open' | 'lost' | 'ended';

/** As much of a WebSocket as is used. */
export type Socket = {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

export type Line = {
  /** Opens a socket. */
  open(): Socket;
  /** What is said first: from where to go on. */
  hello(): Hello;
  /** Hears every message. */
  receive(message: ServerMessage): void;
};

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
/** How often the line is tried. One that is still silent then is dead, whatever the browser thinks. */
const PULSE_MS = 8_000;

export class Connection {
  status = $state<Status>('connecting');
  /** When the next attempt is made, while lost. */
  retryAt = $state<number | undefined>();

  readonly #line: Line;
  #socket: Socket | undefined;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Whether nothing was heard since the line was last tried. */
  #isSilent = false;

  constructor(line: Line) {
    this.#line = line;
  }

  start(): void {
    if (this.#socket || this.status === 'ended') return;
    clearTimeout(this.#retry);
    this.retryAt = undefined;
    this.status = 'connecting';
    let socket: Socket;
    try {
      socket = this.#line.open();
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => {
      this.#isSilent = false;
      socket.send(JSON.stringify({ type: 'hello', ...this.#line.hello() }));
      this.#pulse = setInterval(() => this.#beat(), PULSE_MS);
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(String(event.data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Says something; false if nobody is listening, so that it can be kept for later. */
  send(message: ClientMessage): boolean {
    if (this.status !== 'open' || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once instead of waiting. */
  retryNow(): void {
    if (this.status === 'lost') this.start();
  }

  /** Hangs up and calls again at once: who one is has changed. */
  restart(): void {
    this.#drop();
    this.start();
  }

  /** Hangs up for good. */
  stop(): void {
    this.status = 'ended';
    this.#drop();
    clearTimeout(this.#retry);
    this.retryAt = undefined;
  }

  #hear(text: string): void {
    this.#isSilent = false;
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome') {
      this.status = 'open';
      this.#failures = 0;
    }
    this.#line.receive(message);
    if (message.type === 'bye' && isFinal(message.reason)) this.stop();
  }

  #beat(): void {
    // Not by the clock: on a page that nobody sees, browsers let minutes pass between two beats.
    if (this.#isSilent) {
      this.#lost();
      return;
    }
    this.send({ type: 'ping' });
    this.#isSilent = true;
  }

  #lost(): void {
    this.#drop();
    if (this.status === 'ended') return;
    this.status = 'lost';
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#failures, LONGEST_WAIT_MS);
    this.#failures += 1;
    this.retryAt = Date.now() + wait;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.start(), wait);
  }

  #drop(): void {
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}

/** Whether calling again would only get the same answer. */
function isFinal(reason: string): boolean {
  return reason === 'closed' || reason === 'unsupported_version' || reason === 'bad_client';
}
