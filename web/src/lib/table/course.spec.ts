import { describe, expect, it } from 'vitest';

import type { Replay } from '$generated/protocol';

import { tell } from './course';

const entry = (seq: number, at: number, patch: unknown, ...events: unknown[]) => ({
  seq,
  at,
  actor: seq === 1 ? undefined : { seat: 0, by: 'person' },
  events: events.map((event) => ({ event, phrase: { key: '' }, reveals: false })),
  patch,
});

const replay = {
  seats: 2,
  rounds: [1, 1, 1, 2, 2],
  view: { held: [3, 3] },
  entries: [
    entry(1, 0, undefined),
    entry(2, 60_000, { held: [0, 1, [4]] }, { type: 'drew', seat: 0 }),
    entry(3, 120_000, { held: [1, 1, [2]] }, { type: 'lost', seat: 1 }),
    entry(4, 180_000, { held: [0, 1, [6]] }, { type: 'drew', seat: 0 }, { type: 'drew', seat: 1 }),
    entry(5, 300_000, { held: [1, 1, [0]] }),
  ],
} as unknown as Replay;

describe('a game that is over', () => {
  const told = tell<{ held: number[] }>(replay, {
    lines: [{ label: 'Cards', of: ({ held }, seat) => held[seat] ?? 0 }],
    counts: [
      {
        label: 'Draws',
        of: (event, seat) => {
          const { type, seat: who } = event as { type: string; seat: number };
          return Number(type === 'drew' && who === seat);
        },
      },
    ],
  });

  it('is followed from the deal to the end of every round', () => {
    expect(told.charts).toEqual([
      {
        label: 'Cards',
        rounds: [0, 1, 2],
        lines: [
          [3, 4, 6],
          [3, 2, 0],
        ],
      },
    ]);
  });

  it('is counted seat by seat', () => {
    expect(told.counts).toEqual([{ label: 'Draws', sums: [2, 1] }]);
    expect(told).toMatchObject({ rounds: 2, decisions: 4, minutes: 5 });
  });
});
