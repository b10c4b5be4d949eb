/** Why what is not among the choices cannot be chosen, as the hall says it. */
import type { Refusal, Refusals } from '$generated/protocol';
import { say, t } from '$lib/words/locale.svelte';
import { isSame } from '$lib/words/phrase';

import type { Refused } from './context';
import type { Spot } from './selection.svelte';
import type { GamePlay, TableStore } from './table.svelte';

/** The hall is asked when a question has stood for a moment. */
const AFTER_MS = 300;

export class RefusalBook<View> {
  #known = $state.raw<Refusals>();
  readonly #store: TableStore<View>;
  readonly #play: GamePlay<View>;

  /** Keeps up with the table's questions; made while a component is set up. */
  constructor(
    store: TableStore<View>,
    play: GamePlay<View>,
    ask: (table: string) => Promise<Refusals>,
  ) {
    this.#store = store;
    this.#play = play;
    $effect(() => {
      const [question, table] = [store.question?.id, store.table?.id];
      if (question === undefined || table === undefined) return;
      const later = () =>
        void ask(table).then(
          (found) => (this.#known = found),
          // Without it the page still says that it cannot be chosen now.
          () => {},
        );
      const timer = setTimeout(later, AFTER_MS);
      return () => clearTimeout(timer);
    });
  }

  /** Why a spot cannot be touched; nothing if it can, or if nobody is asked. */
  of(spot: Spot): Refused | undefined {
    const { question, selection, answer } = this.#store;
    if (!question || answer || selection.can(spot)) return undefined;
    const known = this.#known?.question === question.id ? this.#known.refusals : [];
    const found =
      rarest(this.#about([...selection.path, spot], known), known) ??
      rarest(this.#about([spot], known), known);
    if (!found) return { refused: t('web-not-now'), isAside: true };
    const refused = say(found.reason, this.#store.reader);
    // Then the rule of the thing itself says more than that of the question.
    return found.aside ? { refused, isAside: true } : { refused, rule: found.rule };
  }

  /** The refusals of actions that begin with the path. */
  #about(path: Spot[], known: Refusal[]): Refusal[] {
    const { state } = this.#store;
    if (!state) return [];
    return known.filter(({ id, action, reason }) => {
      const spots = this.#play.spots({ id, action, phrase: reason }, state);
      return path.every((step, index) => spots[index] === step);
    });
  }
}

/** The most telling reason: that it is no answer says the least, then what nearly everything is refused for. */
function rarest(among: Refusal[], all: Refusal[]): Refusal | undefined {
  const count = ({ reason, aside }: Refusal) =>
    aside ? Infinity : all.filter((one) => isSame(one.reason, reason)).length;
  return among.toSorted((one, other) => count(one) - count(other))[0];
}
