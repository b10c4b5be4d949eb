import { describe, expect, it } from 'vitest';

import type { Happening } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { choreography } from './choreography';
import { attack, kind, kinds, view } from './fixtures/views';
import { setOf } from './sets';
import type { Event, Kind } from './types';

const happen = (event: Event): Happening => ({ event, phrase: phrase('test'), reveals: false });
const beats = (...events: Event[]) => choreography.beats(view(), events.map(happen));

describe('how the game is played out', () => {
  it('shows what dice give in one beat, each piece on its way to its owner', () => {
    const [beat, ...others] = beats(
      { type: 'gained', seat: 0, resource: 'blood', n: 2 },
      { type: 'gained', seat: 0, resource: 'gold', n: 1 },
    );
    expect(others).toEqual([]);
    expect(beat?.flights.map(({ card, from, to }) => `${card} ${from} ${to}`)).toEqual([
      'token:blood bank stock:0',
      'token:blood bank stock:0',
      'token:gold bank stock:0',
    ]);
  });

  it('keeps the gains of different players apart', () => {
    expect(
      beats(
        { type: 'gained', seat: 0, resource: 'gold', n: 1 },
        { type: 'gained', seat: 1, resource: 'gold', n: 1 },
      ),
    ).toHaveLength(2);
  });

  it('shows a temple with the followers it brings, and the gate that it closes', () => {
    const [beat, ...others] = beats(
      { type: 'temple', seat: 0, site: 28 },
      { type: 'followers', seat: 0, n: 1, cause: { temple: 'odin' } },
      { type: 'controls', seat: 0, area: 'odin' },
    );
    expect(others).toEqual([]);
    expect(beat?.flights).toEqual([{ card: 'temple:0', from: 'village:0', to: 'area:odin' }]);
  });

  it('hides the faces of cards that nobody may see', () => {
    const [own, hidden, divine] = [kind('BAS-A01'), null, null].map((card, seat) =>
      beats({
        type: 'drew',
        seat,
        from: seat === 2 ? { divine: 'loki' } : { main: 'A' },
        card,
        open: false,
      }),
    );
    expect(own?.[0]?.flights[0]?.card).toBe(`card:${kind('BAS-A01')}`);
    expect(hidden?.[0]?.flights[0]?.card).toBe('back');
    expect(divine?.[0]?.flights[0]?.card).toBe('back:loki');
  });

  it('brings shields before whom they defend, unless they lie there', () => {
    const shields = kinds('BAS-D01', 'BAS-D02');
    const flights = (laid: Kind[]) =>
      choreography
        .beats(
          view({ attack: attack({ targets: setOf(0), defence: [laid, [], []] }) }),
          [{ type: 'defended', seat: 0, cards: shields, total: 3 } satisfies Event].map(happen),
        )
        .flatMap((beat) => beat.flights.map((flight) => flight.card));
    expect(flights([])).toEqual(shields.map((one) => `card:${one}`));
    expect(flights(kinds('BAS-D01'))).toEqual([`card:${kind('BAS-D02')}`]);
  });

  it('gives every beat a length', () => {
    for (const { ms } of beats({ type: 'round', round: 2 }, { type: 'turn', seat: 1 })) {
      expect(ms).toBeGreaterThan(0);
    }
  });
});
