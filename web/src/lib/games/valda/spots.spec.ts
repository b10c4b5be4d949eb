import { describe, expect, it } from 'vitest';

import type { Choice, Phrase, State } from '$generated/protocol';

import { spotsOf } from './spots';

const choice = (name: string, id = 0): Choice => ({ id, name, phrase: { key: name } });

/** The spots of each choice of a question. */
function paths(ask: string, ...names: string[]): (readonly string[])[] {
  return pathsOf({ key: `valda-ask-${ask}` }, ...names);
}

function pathsOf(ask: Phrase, ...names: string[]): (readonly string[])[] {
  const choices = names.map(choice);
  const state = { choices, question: { ask } } as unknown as State;
  return choices.map((one) => spotsOf(one, state));
}

describe('where choices can be touched', () => {
  it('cards of the own hand, whatever is done with them', () => {
    expect(paths('act', 'play BAS-A01', 'attack BAS-R01', 'defend BAS-D01')).toEqual([
      ['card:BAS-A01'],
      ['card:BAS-R01'],
      ['card:BAS-D01'],
    ]);
    expect(paths('limit', 'pick BAS-A01')).toEqual([['card:BAS-A01']]);
  });

  it('cards that lie elsewhere', () => {
    expect(paths('keep', 'pick ODI-W')).toEqual([['looked:ODI-W']]);
    expect(paths('retrieve', 'pick ODI-W')).toEqual([['pile:ODI-W']]);
    expect(paths('steal-card', 'random', 'pick ODI-W')).toEqual([
      ['button:random'],
      ['open:ODI-W'],
    ]);
  });

  it('weapons: one step where only weapons are asked for, the card and its mode elsewhere', () => {
    expect(paths('window-attack', 'done', 'weapon TYR-W b')).toEqual([
      ['button:done'],
      ['weapon:TYR-W:b'],
    ]);
    expect(paths('act', 'weapon TYR-W a')).toEqual([['card:TYR-W', 'mode:TYR-W:a']]);
  });

  it('trades: the best rate in two steps, worse ones behind it', () => {
    expect(
      paths('trade', 'trade 4 gold blood', 'trade 2 gold blood', 'trade 4 gold diamond'),
    ).toEqual([
      ['give:gold:2', 'get:blood', 'rate:4'],
      ['give:gold:2', 'get:blood'],
      ['give:gold:2', 'get:diamond'],
    ]);
  });

  it('trades for the only thing there is to get: one step', () => {
    expect(
      paths('convert', 'trade 1 diamond blood', 'trade 1 gold blood', 'trade 2 gold blood'),
    ).toEqual([['give:diamond:1'], ['give:gold:1'], ['give:gold:1', 'rate:2']]);
  });

  it('buildings of the player whom the question is about', () => {
    const ask: Phrase = { key: 'valda-ask-destroy-building', args: [['target', { seat: 2 }]] };
    expect(pathsOf(ask, 'mine', 'drill')).toEqual([['theirs:2:mine'], ['theirs:2:drill']]);
  });

  it('lands, temples, players, buildings and decks', () => {
    expect(paths('build', 'temple odin', 'mine', 'drill')).toEqual([
      ['area:odin'],
      ['building:mine'],
      ['building:drill'],
    ]);
    expect(paths('move', 'site odin 1', 'area thor', 'player 2', 'draw', 'draw B')).toEqual([
      ['site:odin:0'],
      ['area:thor'],
      ['player:2'],
      ['deck:A'],
      ['deck:B'],
    ]);
  });

  it('powers: the land, then the exchange if there are several', () => {
    expect(paths('followers', 'thor 3 gold', 'odin 2', 'odin 3', 'loki 1')).toEqual([
      ['area:thor'],
      ['area:odin', 'button:odin 2'],
      ['area:odin', 'button:odin 3'],
      ['area:loki'],
    ]);
  });

  it('who shall live in a land: one step in the draft, the land first where it is built on', () => {
    expect(paths('settle', 'settle odin god', 'settle odin giant')).toEqual([
      ['dweller:odin:god'],
      ['dweller:odin:giant'],
    ]);
    expect(paths('valda', 'found odin giant')).toEqual([['area:odin', 'dweller:odin:giant']]);
  });

  it('points and runes: the token that is turned over, the rune that is made or broken', () => {
    expect(paths('valda', 'to-building', 'to-action', 'carve-rune', 'break-rune')).toEqual([
      ['point:action'],
      ['point:build'],
      ['resource:rune'],
      ['give:rune:1'],
    ]);
  });

  it('powers of giants: the land they live in', () => {
    expect(paths('followers', 'thrym 1', 'grim 2', 'grim 3', 'mork')).toEqual([
      ['area:odin'],
      ['area:thor', 'button:grim 2'],
      ['area:thor', 'button:grim 3'],
      ['area:loki'],
    ]);
  });

  it('dice', () => {
    expect(paths('die', 'die 1', 'die 2')).toEqual([['die:0'], ['die:1']]);
    expect(paths('window-die', 'reroll 1', 'turn 1', 'reroll 2')).toEqual([
      ['die:0', 'button:reroll 1'],
      ['die:0', 'button:turn 1'],
      ['die:1'],
    ]);
    expect(paths('face', 'face 6')).toEqual([['face:5']]);
  });
});
