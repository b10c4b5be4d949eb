import { expect, it } from 'vitest';

import type { Happening } from '$generated/protocol';

import { told } from './told';

const paid = (seat: number, what: string): Happening => ({
  event: 'paid',
  reveals: false,
  phrase: {
    key: 'paid',
    args: [
      ['seat', { seat }],
      ['what', { term: what }],
    ],
  },
});
const quiet: Happening = { event: 'quiet', reveals: false, phrase: { key: 'quiet' } };
const game = { isTold: (event: unknown) => event !== 'quiet', joins: { paid: 'what' } };

it('tells what somebody pays in one sentence, at the place of its last event', () => {
  const [line, ...others] = told([paid(0, 'blood'), quiet, paid(0, 'gold'), paid(0, 'gold')], game);
  expect(others).toEqual([]);
  expect(line?.place).toBe(3);
  expect(line?.happening.phrase.args?.[1]?.[1]).toEqual({
    list: [{ term: 'blood' }, { term: 'gold' }, { term: 'gold' }],
  });
});

it('keeps apart what differs in more, and what no game joins', () => {
  expect(told([paid(0, 'blood'), paid(1, 'blood')], game)).toHaveLength(2);
  expect(told([paid(0, 'blood'), paid(0, 'gold')], {})).toHaveLength(2);
});
