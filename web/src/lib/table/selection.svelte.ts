/**
 * Picking an action in small steps.
 *
 * Every choice lies on a path of spots: things on the table that can be touched. "Lead the Hammer
 * with the Wolf" is the Hammer in the hand, then the Wolf in the hand; "take the Axe" is one spot
 * of the armoury. The page asks which spots can be touched next and touches them; games only say
 * which spots a choice consists of.
 */
import type { Choice } from '$generated/protocol';

/** A thing that can be touched, by a name that the game makes up. */
export type Spot = string;

export type Pathed = { choice: Choice; spots: readonly Spot[] };

/** A question that comes several times in a row, and may be answered in one go. */
export type Several = {
  /** How many times at most, this one included. */
  count: number;
  /** How many must be picked; one, if it is not said. */
  least?: number;
  /** How often a spot can be picked. */
  copies(spot: Spot): number;
  /** What is picked from the beginning. */
  preset: readonly Spot[];
};

export class Selection {
  /** All choices of the current question, with their spots. */
  choices = $state.raw<readonly Pathed[]>([]);
  /** The spots touched so far. */
  path = $state.raw<readonly Spot[]>([]);
  /** Whether the question comes several times. */
  several = $state.raw<Several>();
  /** What is picked for the times that follow. */
  also = $state.raw<readonly Spot[]>([]);

  /** Whether nobody has touched anything yet, though something is picked. */
  #isPreset = false;

  /** The choices that go on from here. */
  candidates = $derived(
    this.choices.filter(({ spots }) => this.path.every((spot, index) => spots[index] === spot)),
  );

  /** The spots that can be touched next, in the order of the choices. */
  next: readonly Spot[] = $derived([
    ...new Set(this.candidates.flatMap(({ spots }) => spots[this.path.length] ?? [])),
  ]);

  /** All spots that can be touched: the next ones, and those that follow once touches are taken back. */
  readonly #touchable = $derived.by(() => {
    const spots = new Set<Spot>();
    for (const choice of this.choices) {
      for (let at = 0; at <= this.path.length; at += 1) {
        const spot = choice.spots[at];
        if (spot !== undefined) spots.add(spot);
        if (spot !== this.path[at]) break;
      }
    }
    return spots;
  });

  /** The choice that the path leads to. */
  chosen: Choice | undefined = $derived(
    this.path.length === 0
      ? undefined
      : this.candidates.find(({ spots }) => spots.length === this.path.length)?.choice,
  );

  /** Everything that is picked, where a question comes several times. */
  picks: readonly Spot[] = $derived([...this.path, ...this.also]);

  /** Whether what is picked can be given as an answer. */
  isReady = $derived(
    this.chosen !== undefined && (!this.several || this.picks.length >= (this.several.least ?? 1)),
  );

  /** What the next touch can be; what was touched last stays among the others until it is confirmed. */
  options: readonly Spot[] = $derived(this.next.length > 0 ? this.next : this.#lastLevel());

  /** Puts a question; what was picked stays picked only while it is the same one. */
  ask(
    choices: readonly Pathed[],
    isSame = false,
    several?: Several,
    preset: readonly Spot[] = [],
  ): void {
    this.choices = choices;
    this.several = several;
    if (isSame && this.fits(this.path)) return;
    if (several) this.take(preset);
    else {
      this.path = preset;
      this.also = [];
    }
    this.#isPreset = preset.length > 0;
  }

  /** Whether a touch only repeats what was picked from the beginning; the next one counts. */
  repeatsPreset(spot: Spot): boolean {
    const repeats = this.#isPreset && this.path.at(-1) === spot && this.also.length === 0;
    this.#isPreset = false;
    return repeats;
  }

  /** Picks for this question, and for the times that it comes again. */
  take(picks: readonly Spot[]): void {
    this.path = picks.slice(0, 1);
    this.also = picks.slice(1);
  }

  /** How often a spot is picked. */
  times(spot: Spot): number {
    return [...this.path, ...this.also].filter((one) => one === spot).length;
  }

  /** Whether touching the spot would do something. */
  can(spot: Spot): boolean {
    return this.#touchable.has(spot);
  }

  /** Touches a spot: goes on, or begins anew with it where it cannot follow. */
  touch(spot: Spot): void {
    if (this.several && this.chosen && this.can(spot)) this.#touchSeveral(spot, this.several);
    else if (this.next.includes(spot)) this.path = [...this.path, spot];
    else this.path = this.#restart(spot) ?? this.path;
  }

  /** Whether a choice goes on from the path, or is it. */
  fits(path: readonly Spot[]): boolean {
    return this.choices.some(({ spots }) => path.every((step, i) => spots[i] === step));
  }

  /** Takes a whole path at once, if a choice goes on from it. */
  pick(path: readonly Spot[]): void {
    if (this.fits(path)) this.path = path;
  }

  /** Picks one more of the spot, of a question that comes several times; if there is no room, in place of the last one. */
  add(spot: Spot): void {
    if (!this.several || !this.can(spot)) return;
    const { count, copies } = this.several;
    if (this.times(spot) >= copies(spot)) return;
    this.take([...[...this.path, ...this.also].slice(0, count - 1), spot]);
  }

  /** One less of the spot, of a question that comes several times. */
  less(spot: Spot): void {
    const picks = [...this.path, ...this.also];
    const at = picks.lastIndexOf(spot);
    if (at >= 0) this.take(picks.filter((_, index) => index !== at));
  }

  /** Takes back the last touch. */
  back(): void {
    if (this.also.length > 0) this.also = this.also.slice(0, -1);
    else this.path = this.path.slice(0, -1);
  }

  clear(): void {
    this.path = [];
    this.also = [];
  }

  /** One more of it; if there is none, or no room for it, none of it. */
  #touchSeveral(spot: Spot, { count, copies }: Several): void {
    const picks = [...this.path, ...this.also];
    const times = this.times(spot);
    if (times > 0 && (times >= copies(spot) || picks.length >= count))
      this.take(picks.filter((one) => one !== spot));
    else this.add(spot);
  }

  #lastLevel(): readonly Spot[] {
    const before = this.path.slice(0, -1);
    const siblings = this.choices.filter(({ spots }) =>
      before.every((spot, index) => spots[index] === spot),
    );
    return [...new Set(siblings.flatMap(({ spots }) => spots[before.length] ?? []))];
  }

  /** The path that the spot could be put at the end of, after taking touches back. */
  #restart(spot: Spot): readonly Spot[] | undefined {
    for (let length = this.path.length - 1; length >= 0; length -= 1) {
      const path = [...this.path.slice(0, length), spot];
      if (this.fits(path)) return path;
    }
    return undefined;
  }
}
