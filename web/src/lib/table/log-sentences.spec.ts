import { expect, it } from 'vitest';

import type { Arg, Happening } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';

import { told } from './log-sentences';

const paid = (seat: number, what: Arg): Happening => ({
  event: 'paid',
  reveals: false,
  phrase: phrase('paid', { seat: { seat }, what }),
});
const blood: Arg = { term: 'blood' };
const gold: Arg = { term: 'gold' };
const quiet: Happening = { event: 'quiet', reveals: false, phrase: phrase('quiet') };
const game = {
  isTold: (event: unknown) => event !== 'quiet',
  joins: (event: unknown) => (event === 'paid' ? 'what' : undefined),
};

it('tells what somebody pays in one sentence, at the place of its last event', () => {
  const [line, ...others] = told([paid(0, blood), quiet, paid(0, gold), paid(0, gold)], game);
  expect(others).toEqual([]);
  expect(line?.place).toBe(3);
  expect(line?.happening).toEqual(paid(0, { list: [blood, gold, gold] }));
});

it('keeps apart what differs in more, and what no game joins', () => {
  expect(told([paid(0, blood), paid(1, blood)], game)).toHaveLength(2);
  expect(told([paid(0, blood), paid(0, gold)], {})).toHaveLength(2);
});
