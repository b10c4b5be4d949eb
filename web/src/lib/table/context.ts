/** What everything on a table's page needs, without being handed it. */
import { getContext, setContext, type Component } from 'svelte';

import type { ChatLine, Choice, Entry, GameContent, Phrase, Question } from '$generated/protocol';
import type { SoundName } from '$lib/settings/settings.svelte';
import type { Storyteller } from '$lib/story/storyteller';
import type { Explanation } from '$lib/explain/explain.svelte';

import type { AnswerBook } from './answers.svelte';
import type { Drops } from './drag';
import type { Group } from './groups';
import type { Spot } from './selection.svelte';
import type { GamePlay, TableStore } from './table.svelte';

/** So much of a noun of the game: 2 of `valda-resource-blood`. Drawn as a sign with its number. */
export type Amount = { term: string; count: number };

/**
 * An answer as the frame sorts and draws it. The game makes it from the typed action; the frame
 * knows no action.
 */
export type Offer = {
  /** Which of the frame's groups it belongs to. */
  group: Group;
  /**
   * Where it is answered: a thing on the table, which glows and is the button; a card in the hand;
   * or nowhere but in the list. Things carry `data-spot`, so that the frame knows whether they are in
   * sight: what is not is listed at every width.
   */
  at: 'table' | 'hand' | 'list';
  /** What it costs, and what it brings. */
  price?: readonly Amount[];
  gain?: readonly Amount[];
  /** What it does, where its name does not say it. */
  lines?: readonly string[];
};

/** A part of the reader's own place that is one of the groups where the page is narrow. */
export type OwnPanel = {
  group: Group;
  Component: Component;
  /** A number to stand beside its name. */
  count?(): number | undefined;
};

/**
 * A game as the table frame and the replay know it: what `games/<id>/index.ts` exports as `table`.
 *
 * The components take no properties: they find the table with `tableContext<View>()`, show
 * `store.stage.view`, ask `store.selection` what can be touched, and call `touch(spot)`. Elements
 * between which things travel carry `data-place`, those that take a drop `data-drop`, and those that
 * can be touched `data-spot`.
 */
export type GameUi<View> = {
  /** As the hall calls it; the prefix of all its words. */
  id: string;
  /** Takes what is played with, before the table is shown; for whatever is drawn of cards and numbers. */
  take?(told: GameContent): void;
  /** How it is played out, and which spots a choice consists of. */
  play: GamePlay<View>;
  /** What the table is made of; lies behind the others and the board. */
  Surface: Component;
  /** The other players, with what they have on the table. */
  Others: Component;
  /** The middle of the table. */
  Board: Component;
  /** The reader's own place and hand. */
  Mine: Component;
  /** A noun of the game inside a sentence. */
  Term: Component<{ term: string; text: string }>;
  /** Something on its way, by the name its flight gives it. */
  Flying: Component<{ card: string }>;
  /** What goes on beside the game; it lies over a corner of the table and moves nothing. */
  Aside?: Component;
  /** The least height of the board, as CSS; the middle scrolls where it does not fit. */
  boardHeight?: string;
  /** Parts of the own place that are groups among the answers where the page is narrow. */
  panels?: readonly OwnPanel[];
  /** How the end came about, counted out; with the options that differ from their defaults. */
  tally(view: View, log: readonly Entry[], options: Readonly<Record<string, string>>): Tally;
  /** How its turns are told one by one; fetched when that is wanted. */
  story?(): Promise<Storyteller>;
  /** The phases of a turn in order and which it is, for the strip at the top. */
  phases?(view: View): PhaseStrip | undefined;
  /** What an event sounds like. */
  sound?(event: unknown): SoundName | undefined;
  /** What is said large of an event that is so grave that nobody may miss it. */
  headline?(event: unknown): Phrase | undefined;
  /** What the game is told with once it is over; fetched when somebody wants to read it. */
  course?(): Promise<Course<View>>;
  /** A short name for a spot, for a button. */
  spotName(spot: Spot, choice: Choice | undefined, name: (seat: number) => string): string;
  /** The noun a spot is about, to be drawn on its button. */
  spotTerm(spot: Spot): string | undefined;
  /** What kind of answer a spot is; with its choice, if no further touch is needed. */
  offer(spot: Spot, choice: Choice | undefined, view: View): Offer;
  /** Things people would look for among the answers: where they are refused, the list says why. */
  soughtAfter?(question: Question, view: View): readonly Spot[];
  /** What the button says that gives the answer: a verb. */
  verb?(choice: Choice): string | undefined;
  /** The phrase of an event that begins a new part of the log: a round, a phase. */
  heading(event: unknown): 'round' | 'phase' | undefined;
  /** What a newcomer needs to know to answer, given what is picked and what can be; for the action bar. */
  hint?(question: Question, path: readonly Spot[], options: readonly Spot[]): string | undefined;
  /** Whether the log tells the event; left out is what another line says as well. */
  isTold?(event: unknown): boolean;
  /** The argument of an event's sentence that becomes a list where several in a row are told as one. */
  joins?(event: unknown): string | undefined;
  /** A sentence for a line of chat that has a meaning of its own in this game. */
  tellChat?(line: ChatLine, log: readonly Entry[]): Phrase | undefined;
  /**
   * The path of spots that is picked once a thing is dropped: where it lay, where it fell (the
   * `data-drop` there), and what was picked before. Nothing if that means nothing. The frame
   * takes the path only if a legal choice goes on from it.
   */
  drop?(spot: Spot, place: string, path: readonly Spot[]): readonly Spot[] | undefined;
};

/** The phases of a turn, each by name and in order. */
export type PhaseStrip = {
  phases: readonly { id: string; name: string }[];
  /** The one that is on. */
  now: string;
  /** What stands before them: the round. */
  round?: string;
};

/** The count at the end of a game, as a table of words and figures. */
export type Tally = {
  /** What is counted: first what decides first, then what breaks ties. */
  columns: readonly string[];
  /** What each seat has of it. */
  rows: readonly (readonly string[])[];
  /** What decides the game, in a sentence. */
  why: string;
};

/** What a game that is over is told with: numbers of its views and of its events. */
export type Course<View> = {
  /** What is followed over the rounds, each in a chart of its own. */
  lines: readonly { label: string; of(view: View, seat: number): number }[];
  /** What is counted of the events, seat by seat. */
  counts: readonly { label: string; of(event: unknown, seat: number): number }[];
};

/** Why something is refused, to be put into an explanation. */
export type Refused = Pick<Explanation, 'refused' | 'isAside' | 'rule'>;

export type TableContext<View = unknown> = {
  store: TableStore<View>;
  game: GameUi<View>;
  /** Touches a spot; a double press confirms it, and a later press takes it back. */
  touch(spot: Spot): void;
  /** What a drag means, for `draggable`. */
  drops: Drops;
  /** Sends the chosen answer. */
  confirm(): void;
  /** Why a spot cannot be touched now, with the rule; nothing if it can, or nobody is asked. */
  refusal(spot: Spot): Refused | undefined;
};

const KEY = Symbol('table');

export function provideTable<View>(context: TableContext<View>): void {
  setContext(KEY, context);
}

export function tableContext<View = unknown>(): TableContext<View> {
  return getContext<TableContext<View>>(KEY);
}

/** What only the frame of a game that is being played has: a replay has none. */
export type FrameContext<View = unknown> = {
  /** The answers, in their groups. */
  answers: AnswerBook<View>;
  /** Whether the game's `panels` stand among the answers, and therefore not in the own place. */
  readonly hasPanels: boolean;
};

const FRAME = Symbol('frame');

export function provideFrame<View>(context: FrameContext<View>): void {
  setContext(FRAME, context);
}

export function frameContext<View = unknown>(): FrameContext<View> | undefined {
  return getContext<FrameContext<View> | undefined>(FRAME);
}

/** The frame, for its own parts, which are nowhere else. */
export function inFrame<View = unknown>(): FrameContext<View> {
  const frame = frameContext<View>();
  if (!frame) throw new Error('only a part of the table frame asks for it');
  return frame;
}
