/** What the story of a round tells of this game: all plan at once, so a round is what a turn is elsewhere. */
import type { Arg, Phrase } from '$generated/protocol';
import type { Change, Lead, StoryRules } from '$lib/story/fold';
import { phrase } from '$lib/words/phrase';

import { seatsIn, total, type Card, type Event } from './types';

const cardArg = (card: Card): Arg => ({ term: `valhalla-card-${card}` });
const said = (what: string, args: Record<string, Arg> = {}): Phrase =>
  phrase(`valhalla-web-story-${what}`, args);

const WEIGHT = { fell: 20, stood: 9, locked: 4, collided: 3, howled: 2 };
/** What one card more or less matters. */
const CARD_WORTH = 2;

function lead(told: unknown): Lead | undefined {
  const event = told as Event;
  switch (event.type) {
    case 'revealed': {
      const { seat, main, support } = event;
      return { seat, phrase: said('plan', { main: cardArg(main), support: cardArg(support) }) };
    }
    case 'collided': {
      const seats = seatsIn(event.seats);
      const args = { card: cardArg(event.card), who: { list: seats.map((seat) => ({ seat })) } };
      return { phrase: said('collided', args), weight: WEIGHT.collided, touches: seats };
    }
    case 'declared': {
      const { seat, card, target } = event;
      if (target === null) return { seat, phrase: said('declared', { card: cardArg(card) }) };
      const args = { card: cardArg(card), who: { seat: target } };
      return { seat, phrase: said('declared-at', args), touches: [target] };
    }
    case 'batch':
      return { phrase: said('batch', { card: cardArg(event.card) }) };
    case 'locked':
      return { phrase: said('locked'), weight: WEIGHT.locked, tone: 'bad' };
    case 'howled':
      return { seat: event.seat, phrase: said('howled'), weight: WEIGHT.howled };
    case 'stood': {
      const { seat, survived } = event;
      const outcome = survived ? 'stood' : 'fell-standing';
      return { phrase: said(outcome, { who: { seat } }), weight: WEIGHT.stood, touches: [seat] };
    }
    case 'eliminated':
      return {
        phrase: said('fell', { who: { seat: event.seat } }),
        weight: WEIGHT.fell,
        touches: [event.seat],
        tone: 'bad',
      };
    default:
      return undefined;
  }
}

function changes(told: unknown): readonly Change[] {
  const event = told as Event;
  switch (event.type) {
    case 'lost':
      return [{ seat: event.seat, what: 'card', n: -1 }];
    case 'gained':
    case 'drew':
      return [{ seat: event.seat, what: 'card', n: 1 }];
    case 'drew_all':
      return [{ seat: event.seat, what: 'card', n: event.good }];
    case 'eliminated':
      return [{ seat: event.seat, what: 'card', n: -total(event.cards) }];
    default:
      return [];
  }
}

export const story: StoryRules = {
  phases: ['strategic', 'clash', 'final'],
  turn: (told) => ((told as Event).type === 'round' ? {} : undefined),
  round(told) {
    const event = told as Event;
    return event.type === 'round' ? event.round : undefined;
  },
  phase(told) {
    const event = told as Event;
    return event.type === 'phase' ? event.phase : undefined;
  },
  lead,
  changes,
  weigh: () => CARD_WORTH,
};
