/**
 * Which of several things that lie beside each other are picked.
 *
 * A choice names a spot and not a copy: of equal things the one that was pressed or dragged is
 * remembered here.
 */
import type { Selection, Spot } from './selection.svelte';

/** What is picked from, and what a pick cuts short. */
type Table = { selection: Selection; stage: { skip(): void } };

export class Copies {
  readonly #table: Table;
  readonly #spots: () => readonly Spot[];
  /** The places that were pressed or dropped, the last one at the end. */
  #pressed = $state.raw<readonly number[]>([]);

  /** The places of what is picked, in the order of the picks; of equal things the pressed, or else the first. */
  picked: readonly number[] = $derived.by(() => {
    const spots = this.#spots();
    const places: number[] = [];
    for (const spot of [...this.#selection.path, ...this.#selection.also]) {
      const fits = (place: number) => !places.includes(place) && spots[place] === spot;
      const found = this.#pressed.find(fits) ?? spots.findIndex((_, place) => fits(place));
      if (found >= 0) places.push(found);
    }
    return places;
  });

  /** `spots` says what lies at each place. */
  constructor(table: Table, spots: () => readonly Spot[]) {
    this.#table = table;
    this.#spots = spots;
  }

  get #selection(): Selection {
    return this.#table.selection;
  }

  /** What a press means: to touch the spot, unless it is about this copy alone. */
  press(place: number, touchIt: () => void): void {
    const spot = this.#spots()[place];
    const { path, also, several } = this.#selection;
    const picks = [...path, ...also];
    const others = this.picked.filter((other) => other !== place);
    const isPicked = others.length < this.picked.length;
    if (spot !== undefined && !isPicked && this.#isFullOf(spot)) {
      this.#pressed = [...others.slice(0, -1), place];
      this.#take([...picks.slice(0, -1), spot]);
      return;
    }
    this.#pressed = [...others, place];
    if (spot === undefined || !isPicked || !several) touchIt();
    else this.#take(picks.filter((_, at) => at !== picks.lastIndexOf(spot)));
  }

  #take(picks: readonly Spot[]): void {
    this.#selection.take(picks);
    this.#table.stage.skip();
  }

  /** What a drop means: to pick this copy, which of several may be picked already. */
  carry(place: number, dropIt: () => void): void {
    if (this.#selection.several && this.picked.includes(place)) return;
    dropIt();
    const { picked } = this;
    const spots = this.#spots();
    const twin = picked.findLastIndex((other) => spots[other] === spots[place]);
    this.#pressed = picked.includes(place) || twin < 0 ? picked : picked.with(twin, place);
  }

  /** Whether a copy of the spot is picked and no more can be: another copy then takes the last place. */
  #isFullOf(spot: Spot): boolean {
    const { path, also, next, several } = this.#selection;
    const isFull = several
      ? path.length + also.length >= several.count
      : path.length === 1 && next.length === 0;
    return isFull && [...path, ...also].includes(spot);
  }
}
