/** How the clash is told: that it begins, and once all its cards are up, what they are and cost. */
import type { Arg, Happening, Phrase } from '$generated/protocol';
import type { Beat } from '$lib/table/stage.svelte';
import { phrase } from '$lib/words/phrase';

import { CARDS, MOST_LOCKED, type Card, type Event, type View } from './types';

/** How long the outcome stands at normal speed: it is what the round is about. */
const OUTCOME_MS = 2400;
/** The same for the Draugr that makes all that follow dearer. */
const FIFTH_MS = 2200;

type Moment = Beat<View>;

const eventsOf = ({ happenings }: Moment): Event[] => happenings.map(({ event }) => event as Event);
const leads = (beat: Moment | undefined, type: Event['type']): boolean =>
  (beat?.happenings[0]?.event as Event | undefined)?.type === type;

/** The beats with words for the clash: its cards come up in silence, between its two sentences. */
export function tellClash(beats: readonly Moment[]): Moment[] {
  const told: Moment[] = [];
  for (let at = 0; at < beats.length;) {
    const end = beats.findIndex((beat, place) => place >= at && !leads(beat, 'batch'));
    const batch = beats.slice(at, end < 0 ? beats.length : end);
    if (batch.length === 0) {
      told.push(...loudIfFifth(beats[at] as Moment));
      at += 1;
      continue;
    }
    at += batch.length;
    const bitten = bittenAfter(beats, at);
    told.push(...tellBatch(batch, bitten));
    // What follows from the cards was just said.
    while (bitten && !leads(beats[at], 'bitten')) told.push(beats[at++] as Moment);
    if (bitten) told.push({ ...(beats[at++] as Moment), told: [], ms: 0 });
  }
  return told;
}

function tellBatch(batch: readonly Moment[], bitten: number): Moment[] {
  const cards = batch
    .flatMap(eventsOf)
    .flatMap((event) => (event.type === 'batch' ? [event.card] : []));
  return batch.flatMap((beat, place): Moment[] => {
    const isLast = place === batch.length - 1;
    if (!isLast) return [{ ...beat, told: place === 0 ? [says(begins(cards.length))] : [] }];
    const outcome = { ...beat, told: [says(shows(cards, bitten))], ms: OUTCOME_MS };
    return [outcome, ...batch.flatMap(fifthOf).map((fifth) => aside(beat, fifth))];
  });
}

/** What those in the clash lose for it, if that is said next. */
function bittenAfter(beats: readonly Moment[], from: number): number {
  const next = beats.slice(from).find((beat) => !leads(beat, 'shuffled'));
  const event = next && eventsOf(next)[0];
  return event?.type === 'bitten' ? event.losses : 0;
}

/** The Draugr that fills the armoury is told of wherever it comes from. */
const loudIfFifth = (beat: Moment): Moment[] =>
  fifthOf(beat).length > 0 ? [{ ...beat, told: fifthOf(beat), ms: FIFTH_MS }] : [beat];

const fifthOf = ({ happenings }: Moment): Happening[] =>
  happenings.filter(({ event }) => {
    const happened = event as Event;
    return happened.type === 'locked' && happened.locked === MOST_LOCKED;
  });

/** A moment in which nothing more happens, to read a sentence. */
const aside = ({ view }: Moment, happening: Happening): Moment => ({
  happenings: [],
  told: [happening],
  view,
  flights: [],
  ms: FIFTH_MS,
});

/** A sentence of the page's own, as if the phase itself said it. */
const says = (phrase: Phrase): Happening => ({
  event: { type: 'phase', phase: 'clash' } satisfies Event,
  phrase,
  reveals: false,
});

const begins = (count: number): Phrase =>
  phrase('valhalla-web-clash-begins', { count: { number: count } });

function shows(cards: readonly Card[], losses: number): Phrase {
  const draugr = cards.filter((card) => card === 'draugr').length;
  return phrase('valhalla-web-clash-shows', {
    cards: counted(cards),
    draugr: { number: draugr },
    losses: { number: losses },
    // A Draugr costs one card or three: two for a single one are a Hammer's doing.
    doubled: { number: Number(draugr === 1 && losses === 2) },
  });
}

/** Cards by type, with their number where there are several. */
function counted(cards: readonly Card[]): Arg {
  const list = CARDS.flatMap((card): Arg[] => {
    const count = cards.filter((other) => other === card).length;
    const term: Arg = { term: `valhalla-card-${card}` };
    if (count < 2) return count === 1 ? [term] : [];
    return [{ phrase: phrase('valhalla-card-count', { count: { number: count }, card: term }) }];
  });
  return { list };
}
