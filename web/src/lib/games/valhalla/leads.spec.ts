import { describe, expect, it } from 'vitest';

import type { Happening, State } from '$generated/protocol';

import { choreography } from './choreography';
import three from './fixtures/three.json';
import type { Card, View } from './types';

const { view } = (three as unknown as State[])[0]!;
const leads = (seat: number, main: Card, support: Card): Happening => ({
  event: { type: 'revealed', seat, main, support },
  phrase: {
    key: 'valhalla-event-revealed',
    args: [
      ['seat', { seat }],
      ['main', { term: `valhalla-card-${main}` }],
      ['support', { term: `valhalla-card-${support}` }],
    ],
  },
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
    const seats = said?.map(({ args }) => args?.find(([name]) => name === 'seats')?.[1]);
    expect(seats).toEqual([
      { list: [{ seat: 0 }, { seat: 2 }, { seat: 4 }] },
      { list: [{ seat: 1 }] },
      { list: [{ seat: 3 }] },
    ]);
    expect(said?.[1]?.args).toContainEqual(['main', { term: 'valhalla-card-axe' }]);
  });
});
