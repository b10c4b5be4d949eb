import { describe, expect, it } from 'vitest';

import type { Happening, State } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { choreography } from './choreography';
import three from './fixtures/three.json';
import type { Card, View } from './types';

const { view } = (three as unknown as State[])[0]!;
const words = (main: Card, support: Card) => ({
  main: { term: `valhalla-card-${main}` },
  support: { term: `valhalla-card-${support}` },
});
const leads = (seat: number, main: Card, support: Card): Happening => ({
  event: { type: 'revealed', seat, main, support },
  phrase: phrase('valhalla-event-revealed', { seat: { seat }, ...words(main, support) }),
  reveals: true,
});
const told = (...happenings: Happening[]) =>
  choreography.beats(view as View, happenings)[0]?.told?.map(({ phrase }) => phrase);

describe('who leads what', () => {
  it('is told in whole sentences of a few', () => {
    const few = [leads(0, 'axe', 'wolf'), leads(1, 'axe', 'wolf'), leads(2, 'sword', 'wolf')];
    expect(told(...few)).toEqual(few.map(({ phrase }) => phrase));
  });

  it('is told of many by what they lead', () => {
    const many = [0, 1, 2].map((seat) => leads(seat, seat === 1 ? 'axe' : 'hammer', 'wolf'));
    const said = told(...many, leads(3, 'hammer', 'sword'), leads(4, 'hammer', 'wolf'));
    const lead = (main: Card, support: Card, ...seats: number[]) => {
      const list = seats.map((seat) => ({ seat }));
      return phrase('valhalla-web-leads', { ...words(main, support), seats: { list } });
    };
    expect(said).toEqual([
      lead('hammer', 'wolf', 0, 2, 4),
      lead('axe', 'wolf', 1),
      lead('hammer', 'sword', 3),
    ]);
  });
});
