import { describe, expect, it } from 'vitest';

import type { Game } from '$generated/protocol';

import { isOffered, playerCounts, playerRange, wishes } from './options';

const game: Game = {
  id: 'toy',
  rules_version: 1,
  min_players: 2,
  max_players: 4,
  minutes: [10, 20],
  has_lesson: false,
  content_hash: '',
  content_path: '',
  options: [
    { name: 'throne', kind: 'switch', values: ['false', 'true'], players: [2, 5] },
    { name: 'forfeits', kind: 'switch', values: ['false', 'true'], needs: 'throne' },
    { name: 'giants', kind: 'one_of', values: ['none', 'drawn', 'chosen'], players: [3, 3] },
  ],
};
const [, forfeits] = game.options;

describe('options of a table', () => {
  it('are sent only where they differ from the default', () => {
    expect(wishes(game, {})).toEqual({});
    expect(wishes(game, { throne: 'false', giants: 'none' })).toEqual({});
    expect(wishes(game, { giants: 'drawn' })).toEqual({ giants: 'drawn' });
  });

  it('are held back while what they need is off', () => {
    expect(forfeits && isOffered(game, forfeits, {})).toBe(false);
    expect(wishes(game, { forfeits: 'true' })).toEqual({});
    expect(wishes(game, { forfeits: 'true', throne: 'true' })).toEqual({
      throne: 'true',
      forfeits: 'true',
    });
  });

  it('change how many can play', () => {
    expect(playerCounts(game, {})).toEqual([2, 3, 4]);
    expect(playerCounts(game, { throne: 'true' })).toEqual([2, 3, 4, 5]);
    expect(playerCounts(game, { throne: 'true', giants: 'drawn' })).toEqual([3]);
    expect(playerRange(game)).toEqual([2, 5]);
  });
});
