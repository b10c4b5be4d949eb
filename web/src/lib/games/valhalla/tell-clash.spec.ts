import { beforeAll, describe, expect, it } from 'vitest';

import type { Happening, State } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';
import { locale, say } from '$lib/words/locale.svelte';

import { choreography } from './choreography';
import three from './fixtures/three.json';
import type { Event, View } from './types';

const view = (three as unknown as State[])[0]!.view as View;
const happening = (event: Event): Happening => ({
  event,
  phrase: phrase(`event-${event.type}`),
  reveals: true,
});
const reader = { names: ['Ask', 'Embla', 'Gerd'] };

/** What is said of the events, with how long each stands. */
function told(...events: Event[]) {
  return choreography
    .beats(view, events.map(happening))
    .filter(({ ms }) => ms > 0)
    .flatMap(({ told: said = [], ms }) =>
      said.map(({ phrase: words }) => ({ words: say(words, reader), ms })),
    );
}

const good = (number: number, of: number): Event[] => [
  { type: 'batch', card: 'axe', number, of },
  { type: 'armoury', card: 'axe' },
];
const draugr = (number: number, of: number, locked: number): Event[] => [
  { type: 'batch', card: 'draugr', number, of },
  { type: 'locked', locked },
];
const bitten = (losses: number): Event => ({ type: 'bitten', seat: 1, losses });

describe('the clash', () => {
  beforeAll(() => locale.learn('valhalla'));

  it('is told twice: when it begins, and long enough to be read, what it showed', () => {
    const [begins, shows, ...rest] = told(
      ...good(1, 4),
      ...good(2, 4),
      ...good(3, 4),
      ...good(4, 4),
    );
    expect(begins?.words).toContain('4 cards');
    expect(shows?.words).toMatch(/4\sAxes.*No Draugr/);
    expect(shows?.ms).toBeGreaterThanOrEqual(2_000);
    expect(rest).toEqual([]);
  });

  it('says what its Draugr cost, which need not be said again', () => {
    const lost: Event = { type: 'lost', seat: 1, zone: 'hand', card: 'axe' };
    const all = told(...good(1, 2), ...draugr(2, 2, 1), bitten(1), lost);
    expect(all.map(({ words }) => words)).toEqual([
      expect.stringContaining('2 cards come up'),
      expect.stringMatching(/an Axe and a Draugr.*loses a card/),
      'event-lost',
    ]);
  });

  it('says when a Hammer doubled the loss, and when nobody is there to lose', () => {
    expect(told(...good(1, 2), ...draugr(2, 2, 1), bitten(2))[1]?.words).toContain('Hammer');
    expect(told(...draugr(1, 2, 1), ...draugr(2, 2, 2), bitten(2))[1]?.words).not.toContain(
      'Hammer',
    );
    expect(told(...good(1, 2), ...draugr(2, 2, 1))[1]?.words).toContain('Nobody is in it');
  });

  it('leaves time for the fifth Draugr, in a clash or out of it', () => {
    const inClash = told(...draugr(1, 2, 5), ...good(2, 2), bitten(1)).at(-1);
    const byGod = told({ type: 'locked', locked: 5 }).at(-1);
    for (const fifth of [inClash, byGod]) {
      expect(fifth?.words).toBe('event-locked');
      expect(fifth?.ms).toBeGreaterThanOrEqual(2_000);
    }
  });
});
