/**
 * All answers to the question, in their groups.
 *
 * Every answer is in exactly one place: the way out, a group of first touches, or a touch that
 * follows one. Nothing is left out, however many there are; what is drawn where is for the page.
 */
import type { Choice } from '$generated/protocol';

import type { GameUi, Offer } from './context';
import { GROUPS, type Group } from './groups';
import type { Spot } from './selection.svelte';
import type { TableStore } from './table.svelte';

export type Answer = Offer & {
  spot: Spot;
  /** What touching it gives, if nothing is to follow. */
  choice: Choice | undefined;
  /** The number that picks it, within its group or row. */
  number: number;
};

export type AnswerGroup = { id: Group; answers: readonly Answer[] };

export class AnswerBook<View> {
  /** The group that somebody went to; the first one until then. */
  #wanted = $state<Group>();

  readonly #store: TableStore<View>;
  readonly #game: GameUi<View>;

  constructor(store: TableStore<View>, game: GameUi<View>) {
    this.#store = store;
    this.#game = game;
  }

  /** The choice to do without what is offered: it stands apart from the others. */
  wayOut: Choice | undefined = $derived.by(() => {
    const { choices } = this.#store.selection;
    return choices.find(({ choice }) => this.#declines(choice))?.choice;
  });

  /** What can be touched first. */
  groups: readonly AnswerGroup[] = $derived.by(() => {
    const answers = this.#answersAt(0);
    return GROUPS.flatMap((id) => {
      const own = answers.filter(({ group }) => group === id).toSorted(byPrice);
      return own.length > 0 ? [{ id, answers: own.map(numbered) }] : [];
    });
  });

  /** What follows the first touch, row after row. */
  rows: readonly (readonly Answer[])[] = $derived.by(() => {
    const { path, several } = this.#store.selection;
    if (several) return [];
    const rows: Answer[][] = [];
    for (let at = 1; at <= path.length; at += 1) {
      const row = this.#answersAt(at);
      if (row.length > 0) rows.push(row.toSorted(byPrice).map(numbered));
    }
    return rows;
  });

  get open(): Group | undefined {
    const has = (group: Group | undefined) => this.groups.some(({ id }) => id === group);
    return has(this.#wanted) ? this.#wanted : this.groups[0]?.id;
  }

  get wanted(): Group | undefined {
    return this.#wanted;
  }

  goTo(group: Group | undefined): void {
    this.#wanted = group;
  }

  /** The answer that a number picks now: what follows comes before what could be touched instead. */
  numbered(number: number): Spot | undefined {
    const { next, path } = this.#store.selection;
    const row =
      path.length > 0 && next.length > 0
        ? this.rows.at(-1)
        : this.groups.find(({ id }) => id === this.open)?.answers;
    return row?.[number - 1]?.spot;
  }

  #declines(choice: Choice): boolean {
    return this.#store.isWayOut(choice);
  }

  /** What can be touched after so many touches of the path. */
  #answersAt(level: number): Answer[] {
    const { choices, path } = this.#store.selection;
    const view = this.#store.state?.view as View | undefined;
    if (view === undefined) return [];
    const before = path.slice(0, level);
    const found = new Map<Spot, Choice | undefined>();
    for (const { choice, spots } of choices) {
      const spot = spots[level];
      if (spot === undefined || this.#declines(choice)) continue;
      if (!before.every((step, index) => spots[index] === step)) continue;
      const isWhole = spots.length === level + 1;
      found.set(spot, isWhole ? choice : found.get(spot));
    }
    return [...found].map(([spot, choice]) => ({
      ...this.#game.offer(spot, choice, view),
      spot,
      choice,
      number: 0,
    }));
  }
}

const priceOf = ({ price = [] }: Answer): number =>
  price.reduce((sum, { count }) => sum + count, 0);
const byPrice = (one: Answer, other: Answer): number => priceOf(one) - priceOf(other);
const numbered = (answer: Answer, index: number): Answer => ({ ...answer, number: index + 1 });
