import { describe, expect, it } from 'vitest';

import { phrase } from '$lib/words/phrase';

import { defend, done, play, temple, trade, weapon } from './fixtures/actions';
import { kind } from './fixtures/views';
import { spotsOf } from './spots';
import type { Action, Ask, Lying } from './types';

const act: Ask = { type: 'act', actions: 2 };
const valda: Ask = { type: 'valda', actions: 2, builds: 2 };
const window: Ask = { type: 'window', moment: 'attack' };

/** The spots of each choice of a question; choices are numbered from 0. */
function paths(ask: Ask, ...actions: Action[]): (readonly string[])[] {
  const choices = actions.map((action, id) => ({ id, action, phrase: phrase(action.type) }));
  const [words, rest] = [phrase('ask'), { rule: '', left: 1, secret: false }];
  const question = { id: 1, ask, phrase: words, source: words, ...rest };
  return choices.map((one) => spotsOf(one, { choices, question }));
}

describe('where choices can be touched', () => {
  it('cards of the own hand, whatever is done with them', () => {
    const attack: Action = { type: 'attack', card: kind('BAS-R01') };
    expect(paths(act, play('BAS-A01'), attack, defend('BAS-D01'))).toEqual([
      ['card:BAS-A01'],
      ['card:BAS-R01'],
      ['card:BAS-D01'],
    ]);
  });

  it('cards that are picked, where they lie', () => {
    const pick = (from: Lying): Action => ({ type: 'pick', card: kind('ODI-W'), from });
    const picks = (['hand', 'looked', 'pile', 'open', 'played'] as const).map(pick);
    expect(paths({ type: 'limit' }, ...picks)).toEqual([
      ['card:ODI-W'],
      ['looked:ODI-W'],
      ['pile:ODI-W'],
      ['open:ODI-W'],
      ['played:ODI-W'],
    ]);
    const steal: Ask = { type: 'steal_card', target: 1 };
    expect(paths(steal, { type: 'random' })).toEqual([['button:0']]);
  });

  it('weapons: one step where only weapons are asked for, the card and its mode elsewhere', () => {
    expect(paths(window, done, weapon('TYR-W', 'b'))).toEqual([['button:0'], ['weapon:TYR-W:b']]);
    expect(paths(act, weapon('TYR-W', 'a'))).toEqual([['card:TYR-W', 'mode:TYR-W:a']]);
  });

  it('trades: the best rate in two steps, worse ones behind it', () => {
    expect(
      paths(
        { type: 'trade' },
        trade(4, 'gold', 'blood'),
        trade(2, 'gold', 'blood'),
        trade(4, 'gold', 'diamond'),
      ),
    ).toEqual([
      ['give:gold:2', 'get:blood', 'rate:4'],
      ['give:gold:2', 'get:blood'],
      ['give:gold:2', 'get:diamond'],
    ]);
  });

  it('trades for the only thing there is to get: one step', () => {
    expect(
      paths(
        { type: 'convert' },
        trade(1, 'diamond', 'blood'),
        trade(1, 'gold', 'blood'),
        trade(2, 'gold', 'blood'),
      ),
    ).toEqual([['give:diamond:1'], ['give:gold:1'], ['give:gold:1', 'rate:2']]);
  });

  it('buildings: the own ones, and those of the player who loses one', () => {
    expect(
      paths(
        { type: 'build', builds: 1 },
        { type: 'build', building: 'mine' },
        { type: 'build_free', building: 'drill' },
        { type: 'destroy_building', building: 'mine', owner: 2 },
      ),
    ).toEqual([['building:mine'], ['building:drill'], ['theirs:2:mine']]);
  });

  it('lands, temples, players and decks', () => {
    expect(
      paths(
        { type: 'move_own' },
        temple('odin'),
        { type: 'site', area: 'odin', number: 0 },
        { type: 'move_to', area: 'thor' },
        { type: 'player', seat: 2 },
        { type: 'draw', side: 'A' },
        { type: 'draw', side: 'B' },
      ),
    ).toEqual([
      ['area:odin'],
      ['site:odin:0'],
      ['area:thor'],
      ['player:2'],
      ['deck:A'],
      ['deck:B'],
    ]);
  });

  it('powers: the land, then the exchange if there are several', () => {
    expect(
      paths(
        { type: 'followers' },
        { type: 'thor', count: 3, resource: 'gold' },
        { type: 'odin', count: 2 },
        { type: 'odin', count: 3 },
        { type: 'loki', dice: 1 },
      ),
    ).toEqual([['area:thor'], ['area:odin', 'button:1'], ['area:odin', 'button:2'], ['area:loki']]);
  });

  it('who shall live in a land: one step in the draft, the land first where it is built on', () => {
    expect(
      paths(
        { type: 'settle' },
        { type: 'settle', area: 'odin', inhabitant: 'god' },
        { type: 'settle', area: 'odin', inhabitant: 'giant' },
      ),
    ).toEqual([['dweller:odin:god'], ['dweller:odin:giant']]);
    expect(paths(valda, { type: 'found', area: 'odin', inhabitant: 'giant' })).toEqual([
      ['area:odin', 'dweller:odin:giant'],
    ]);
  });

  it('points and runes: the token that is turned over, the rune that is made or broken', () => {
    const kinds = ['to_building', 'to_action', 'carve_rune', 'break_rune'] as const;
    expect(paths(valda, ...kinds.map((type) => ({ type })))).toEqual([
      ['point:action'],
      ['point:build'],
      ['resource:rune'],
      ['give:rune:1'],
    ]);
  });

  it('powers of giants: the land they live in', () => {
    expect(
      paths(
        { type: 'followers' },
        { type: 'thrym', count: 1 },
        { type: 'grim', count: 2 },
        { type: 'grim', count: 3 },
        { type: 'mork' },
      ),
    ).toEqual([['area:odin'], ['area:thor', 'button:1'], ['area:thor', 'button:2'], ['area:loki']]);
  });

  it('dice', () => {
    const dice: Action[] = [
      { type: 'reroll', die: 0 },
      { type: 'turn', die: 0 },
      { type: 'reroll', die: 1 },
    ];
    expect(paths({ type: 'window', moment: 'die' }, ...dice)).toEqual([
      ['die:0', 'button:0'],
      ['die:0', 'button:1'],
      ['die:1'],
    ]);
    expect(paths({ type: 'die' }, { type: 'die', die: 1 })).toEqual([['die:1']]);
    expect(paths({ type: 'face' }, { type: 'face', face: 5 })).toEqual([['face:5']]);
  });
});
