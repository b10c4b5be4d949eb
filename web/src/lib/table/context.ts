/** What everything on a table's page needs, without being handed it. */
import { getContext, setContext, type Component } from 'svelte';

import type { Choice } from '$generated/protocol';
import type { Explanation } from '$lib/explain/explain.svelte';

import type { Spot } from './selection.svelte';
import type { GamePlay, TableStore } from './table.svelte';

/** A game as the table frame knows it. */
export type GameUi<View> = {
  id: string;
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
  /** A card on its way. */
  Flying: Component<{ card: string }>;
  /** A short name for a spot, for a button. */
  spotName(spot: Spot, choice: Choice | undefined, name: (seat: number) => string): string;
  /** The noun a spot is about, to be drawn on its button. */
  spotTerm(spot: Spot): string | undefined;
  /** Whether the spot lies in the hand, beside the thumb already. */
  isInHand(spot: Spot): boolean;
  /** The phrase of an event that begins a new part of the log: a round, a phase. */
  heading(event: unknown): 'round' | 'phase' | undefined;
};

export type TableContext<View = unknown> = {
  store: TableStore<View>;
  game: GameUi<View>;
  /** Touches a spot; a touched one again is confirmed. */
  touch(spot: Spot): void;
  /** Sends the chosen answer. */
  confirm(): void;
  /** Why a spot cannot be touched, as far as the hall says. */
  refusal(spot: Spot): Explanation | undefined;
};

const KEY = Symbol('table');

export function provideTable<View>(context: TableContext<View>): void {
  setContext(KEY, context);
}

export function tableContext<View = unknown>(): TableContext<View> {
  return getContext<TableContext<View>>(KEY);
}
