/** What a table that teaches says to its learner, thought by thought. */
import type { Anchor, Choice, Lesson, Mistake, Moment, Thought } from '$generated/protocol';
import type { TableStore } from '$lib/table/table.svelte';

/** What is said now. */
export type Said = {
  /** The name of its words. */
  words: string;
  /** What it speaks of; a reason speaks of what was tried. */
  at?: Anchor;
  kind: 'thought' | 'reason';
};

/** What a guide needs of a table. */
export type Taught = Pick<TableStore<unknown>, 'state' | 'question' | 'stage' | 'judge'>;

export class Guide {
  readonly lesson: Lesson;
  readonly #table: Taught;

  /** The thought of the moment that is being read, if it is of this moment. */
  #read = $state.raw({ moment: -1, thought: 0 });
  #refused = $state.raw<{ moment: number; words: string }>();
  /** Whether the learner plays on without being told anything. */
  isHidden = $state(false);

  constructor(lesson: Lesson, table: Taught) {
    this.lesson = lesson;
    this.#table = table;
    table.judge = (choice) => this.#judge(choice);
  }

  /** How many moments were answered; nothing once the learner has left the lesson's way. */
  get answered(): number | undefined {
    return this.#table.state?.moment;
  }

  /** What is to be decided now. */
  get moment(): Moment | undefined {
    const { answered } = this;
    return answered === undefined ? undefined : this.lesson.moments[answered];
  }

  get isDone(): boolean {
    return this.answered === this.lesson.moments.length;
  }

  /** Whether the learner did something that the lesson does not go on from. */
  get isLeft(): boolean {
    return this.#table.state !== undefined && this.answered === undefined;
  }

  /** The thoughts of this moment, or those at the end. */
  get thoughts(): readonly Thought[] {
    if (this.isDone) return this.lesson.closing;
    return this.#table.question ? (this.moment?.thoughts ?? []) : [];
  }

  /** The number of the thought that is being read. */
  get place(): number {
    const isOfNow = this.#read.moment === this.answered;
    return Math.min(isOfNow ? this.#read.thought : 0, this.thoughts.length - 1);
  }

  /** What is said now: not before all has been seen that led here. */
  get said(): Said | undefined {
    if (this.#table.stage.isBehind) return undefined;
    if (this.#refused && this.#refused.moment === this.answered)
      return { words: this.#refused.words, kind: 'reason', at: this.thoughts.at(-1)?.at };
    const thought = this.thoughts[this.place];
    return thought && { ...thought, kind: 'thought' };
  }

  /** Whether there is another thought before the learner decides. */
  get goesOn(): boolean {
    return this.said?.kind === 'reason' || this.place < this.thoughts.length - 1;
  }

  /** On to the next thought; a reason was understood. */
  next(): void {
    if (this.said?.kind === 'reason') this.#refused = undefined;
    else this.#turn(1);
  }

  back(): void {
    this.#turn(-1);
  }

  #turn(by: number): void {
    const last = this.thoughts.length - 1;
    const thought = Math.max(0, Math.min(last, this.place + by));
    this.#read = { moment: this.answered ?? -1, thought };
  }

  /** Whether the lesson goes on from an answer; if not, it says why. */
  #judge({ name = '' }: Choice): boolean {
    const { moment, answered } = this;
    if (this.isHidden || !moment || answered === undefined) return true;
    if (moment.want.includes(name)) {
      this.#refused = undefined;
      return true;
    }
    const mistake = moment.mistakes.find((one) => isMistake(one, name));
    this.#refused = { moment: answered, words: mistake?.words ?? moment.otherwise };
    return false;
  }
}

/** Whether an answer is this mistake: `plan wolf *` is all that begin so. */
export function isMistake({ play }: Pick<Mistake, 'play'>, name: string): boolean {
  return play.endsWith('*') ? name.startsWith(play.slice(0, -1)) : name === play;
}
