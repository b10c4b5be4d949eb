/** One table as this browser knows it: what the hall said, and what is on its way to the hall. */
import {
  VERSION,
  type ChatLine,
  type Choice,
  type ClientMessage,
  type Entry,
  type FormerName,
  type Motion,
  type Problem,
  type ServerMessage,
  type State,
  type Table,
} from '$generated/protocol';
import type { Reader } from '$lib/words/arguments';
import { mentions } from '$lib/words/mentions';

import { Connection, type Socket } from './connection.svelte';
import { afterAll } from './patch';
import { Selection, type Several, type Spot } from './selection.svelte';
import { type Choreography, Stage } from './stage.svelte';

/** What the table needs to know of a game. */
export type GamePlay<View> = Choreography<View> & {
  /** The spots a choice consists of. */
  spots(choice: Choice, state: State): readonly Spot[];
  /** Whether a choice is to do without what is offered, or to end: it stands apart. */
  declines?(choice: Choice): boolean;
  /** Whether the question comes several times in a row and can be answered in one go. */
  several?(state: State): Several | undefined;
};

export type TableOptions<View> = {
  open(): Socket;
  play: GamePlay<View>;
  /** What normal speed is multiplied with; 0 shows everything at once. */
  pace?: () => number;
  /** Whether an event is told of in words while it is shown; all are, where it is not said. */
  isTold?: (event: unknown) => boolean;
  now?: () => number;
};

/** An answer on its way, and whether the hall has it; what came of it follows with the next state. */
type Answer = { question: number; action: number; isHeard?: true };

export class TableStore<View> {
  table = $state.raw<Table | undefined>();
  /** The latest state: what is true, while the stage may still show what led to it. */
  state = $state.raw<State | undefined>();
  /** Everything that happened, without what was taken back. */
  log = $state.raw<readonly Entry[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Lines of chat that the hall has not repeated yet. */
  unsent = $state.raw<readonly string[]>([]);
  /** Why the last answer or request was refused, until the next one. */
  problem = $state.raw<Problem | undefined>();
  /** Whether the seat that this page had went to somebody else. */
  hasLostSeat = $state(false);
  /** The answer that was given, until the question is gone: it is not asked again in between. */
  answer = $state.raw<Answer | undefined>();
  /** The last step known when the page was opened or came back: what follows is news. */
  newsFrom = $state(0);

  /** Whether an answer may be given, where somebody watches over them: a lesson does. */
  judge: ((choice: Choice) => boolean) | undefined;

  readonly selection = new Selection();
  readonly stage: Stage<View>;
  readonly connection: Connection;

  /** How far this computer's clock is behind the hall's, in milliseconds. */
  skew = $state(0);

  seat = $derived(this.table?.you.seat);
  /** One text, which stays the same while the names do: sentences are not worded anew then. */
  readonly #called = $derived(
    JSON.stringify(
      this.table?.seats.map(({ occupant }) => ('name' in occupant ? occupant.name : null)) ?? [],
    ),
  );
  names = $derived(
    distinct((JSON.parse(this.#called) as (string | null)[]).map((name) => name ?? undefined)),
  );
  reader: Reader = $derived({ seat: this.seat, names: this.names });
  /** What seats were called before somebody else had them, as one text like the names of now. */
  readonly #formerly = $derived(
    JSON.stringify(this.table?.seats.map(({ former }) => former ?? []) ?? []),
  );
  readonly #former = $derived(JSON.parse(this.#formerly) as FormerName[][]);
  question = $derived(this.state?.question);
  isOver = $derived(this.state?.over !== undefined);
  /** Whether the end has been shown, too. */
  hasEnded = $derived.by(() => this.isOver && !this.stage.isBehind);

  /** What happened since this player last acted, from what that act brought about. */
  sinceMine: readonly Entry[] = $derived.by(() => {
    const mine = this.log.findLastIndex(
      (entry) => entry.actor !== undefined && entry.actor.seat === this.seat,
    );
    return this.log.slice(Math.max(0, mine));
  });

  /** The question whose answer was sent again after the line was lost. */
  #sentAgain: number | undefined;

  /** What was picked for the times that the question comes again. */
  #following: { ask: string; spots: readonly Spot[] } | undefined;

  readonly #play: GamePlay<View>;
  readonly #now: () => number;

  constructor(options: TableOptions<View>) {
    this.#play = options.play;
    this.#now = options.now ?? Date.now;
    this.stage = new Stage(
      options.play,
      options.pace,
      ({ event }) => options.isTold?.(event) !== false,
      ({ phrase }) => this.seat !== undefined && mentions(phrase, this.seat),
    );
    this.connection = new Connection({
      open: options.open,
      hello: () => ({
        version: VERSION,
        since: this.state?.seq,
        chat_since: this.chat.at(-1)?.id,
        lines: true,
        patches: true,
      }),
      receive: (message) => this.receive(message),
    });
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (message.table.you.seat !== undefined) this.hasLostSeat = false;
        this.skew = message.now - this.#now();
        this.table = message.table;
        this.#hearChat(message.chat);
        this.#sendAgain();
        break;
      case 'state':
        this.#advance(message);
        break;
      case 'table':
        this.table = message;
        break;
      case 'chat':
        this.#hearChat([message]);
        break;
      case 'accepted':
        if (this.answer?.question === message.question) {
          const isGone = this.question?.id !== message.question;
          this.answer = isGone ? undefined : { ...this.answer, isHeard: true };
          // What was picked is the hall's now: no mark stays on whatever lies there next.
          if (!isGone) this.selection.clear();
        }
        break;
      case 'refused':
        this.#refuse(message.error, message.question);
        break;
      case 'error':
        this.problem = message.error;
        break;
      case 'bye':
        this.#hearBye(message.reason);
        break;
      case 'pong':
        break;
    }
  }

  /** A reader of what happened at a time: whoever had a seat then is the one it is told of. */
  readerAt(at: number): Reader {
    const before = this.#former.map((names) => names.find(({ until }) => at <= until)?.name);
    if (before.every((name) => name === undefined)) return this.reader;
    return { ...this.reader, names: this.names.map((name, seat) => before[seat] ?? name) };
  }

  /** Whether a choice is to do without what is offered, or to end. */
  isWayOut(choice: Choice): boolean {
    return this.#play.declines?.(choice) ?? false;
  }

  /** Gives the picked answer, or the one that is named. */
  act(choice: Choice | undefined = this.selection.chosen): void {
    if (!choice || !this.question || this.answer) return;
    const { also } = this.selection;
    if (also.length > 0) this.#following = { ask: this.question.ask.type, spots: also };
    this.#answer(choice);
  }

  #answer(choice: Choice): void {
    if (!this.question) return;
    if (this.judge?.(choice) === false) {
      this.#following = undefined;
      this.selection.clear();
      return;
    }
    this.problem = undefined;
    this.answer = { question: this.question.id, action: choice.id };
    this.stage.skip();
    this.#send(this.answer);
  }

  /** Answers the next of several equal questions with what was picked for it; another question ends that. */
  #goOn(): void {
    const following = this.#following;
    if (!following || this.answer) return;
    this.#following = undefined;
    const [spot, ...spots] = following.spots;
    if (spot === undefined || this.question?.ask.type !== following.ask) return;
    this.selection.pick([spot]);
    const { chosen } = this.selection;
    if (!chosen) return;
    this.#following = { ...following, spots };
    this.#answer(chosen);
  }

  say(text: string): void {
    const line = text.trim();
    if (!line) return;
    this.unsent = [...this.unsent, line];
    this.connection.send({ type: 'chat', text: line });
  }

  propose(verb: 'undo' | 'end' | 'rematch', motion: Motion): void {
    this.problem = undefined;
    this.connection.send({ type: verb, motion } satisfies ClientMessage);
  }

  /** Begins anew as somebody else: steps are counted for each viewer apart. */
  changeEyes(): void {
    this.reset();
    this.connection.restart();
  }

  /** Forgets the game as far as it was heard of. */
  reset(): void {
    this.state = undefined;
    this.log = [];
    this.answer = undefined;
    this.#following = undefined;
    this.selection.ask([]);
    this.stage.reset();
  }

  /** Marks everything so far as seen. */
  catchUp(): void {
    this.newsFrom = this.state?.seq ?? 0;
  }

  /** The view comes whole, or is what the steps since the last one make of that. */
  #advance(told: State): void {
    const known = this.state?.seq ?? 0;
    const isSame = this.state?.question?.id === told.question?.id;
    const fresh = told.entries.filter((entry) => entry.seq > known);
    const isWhole = told.view !== undefined;
    if (!isWhole && (!this.state || known + fresh.length !== told.seq)) {
      // A step is missing, and with it what the patches are for: the hall tells it all again.
      this.connection.restart();
      return;
    }
    const state = isWhole ? told : { ...told, view: afterAll(this.state?.view, fresh) };
    const undone = fresh.some(
      (entry) => entry.undone_to !== undefined || entry.withdrawn !== undefined,
    );
    this.log = fold(this.state === undefined ? [] : this.log, fresh);
    if (this.state === undefined) this.newsFrom = state.seq;
    this.state = state;
    if (this.answer && state.question?.id !== this.answer.question) this.answer = undefined;
    const rank = (choice: Choice) => Number(this.isWayOut(choice));
    const choices = [...state.choices]
      .sort((one, other) => rank(one) - rank(other))
      .map((choice) => ({ choice, spots: this.#play.spots(choice, state) }));
    const isSimple = choices.every(({ spots }) => spots.length === 1);
    const several = isSimple ? this.#play.several?.(state) : undefined;
    const [only, ...others] = choices.filter(({ choice }) => !this.isWayOut(choice));
    // Where there is nothing to choose from but whether, it is picked already.
    const preset = several?.preset ?? (only && others.length === 0 ? only.spots : []);
    this.selection.ask(choices, isSame && !this.answer, several, preset);
    this.stage.push(state, fresh, undone);
    if (!isSame) this.#goOn();
  }

  #refuse(problem: Problem, question: number | undefined): void {
    if (question !== undefined && this.answer?.question === question) this.answer = undefined;
    this.#following = undefined;
    // What may not be said is not on its way any more.
    if (problem.code === 'muted') this.unsent = [];
    // Had it come through the first time, the hall has it, and the next question is there.
    if (problem.code === 'stale' && question !== undefined && question === this.#sentAgain) return;
    this.problem = problem;
  }

  /** Whose seat is lost comes back to watch, and counts steps anew. */
  #hearBye(reason: string): void {
    if (reason !== 'seat_lost') return;
    this.hasLostSeat = true;
    this.reset();
  }

  #hearChat(lines: ChatLine[]): void {
    const known = this.chat.at(-1)?.id ?? 0;
    const fresh = lines.filter((line) => line.id > known);
    if (fresh.length === 0) return;
    this.chat = [...this.chat, ...fresh];
    const said = fresh.filter((line) => line.seat === this.seat).map((line) => line.text);
    this.unsent = this.unsent.filter((line) => !said.includes(line));
  }

  /** After the line was lost: what was said and chosen meanwhile is said now. */
  #sendAgain(): void {
    for (const text of this.unsent) this.connection.send({ type: 'chat', text });
    if (!this.answer || this.answer.isHeard) return;
    this.#sentAgain = this.answer.question;
    this.#send(this.answer);
  }

  #send({ question, action }: Answer): void {
    this.connection.send({ type: 'act', question, action });
  }
}

/** Names that can be told apart: the second Thrall at a table is Thrall II. */
export function distinct(names: (string | undefined)[]): (string | undefined)[] {
  const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII'];
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return name && name + (NUMERALS[before] ?? '');
  });
}

/** The log with new entries, of which some may take earlier ones back. */
function fold(log: readonly Entry[], fresh: readonly Entry[]): readonly Entry[] {
  let all = [...log];
  for (const entry of fresh) {
    const { undone_to: to, withdrawn } = entry;
    if (to !== undefined) all = all.filter((earlier) => earlier.seq <= to);
    if (withdrawn !== undefined) all = all.filter((earlier) => earlier.seq !== withdrawn);
    all.push(entry);
  }
  return all;
}
