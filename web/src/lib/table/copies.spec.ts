import { beforeEach, describe, expect, it } from 'vitest';

import { Copies } from './copies.svelte';
import { Selection, type Several } from './selection.svelte';

const hand = ['sword', 'axe', 'wolf', 'wolf'];
const pathed = (...spots: string[]) => ({
  choice: { id: 0, name: spots.join(' '), phrase: { key: '' } },
  spots,
});
const plans = hand.flatMap((one) => hand.map((other) => pathed(one, other)));
const losses = hand.map((one) => pathed(one));

let selection: Selection;
let copies: Copies;
const press = (place: number) => copies.press(place, () => selection.touch(hand[place] ?? ''));
const ask = (choices: typeof plans, several?: Several) => selection.ask(choices, false, several);

beforeEach(() => {
  selection = new Selection();
  copies = new Copies(selection, () => hand);
});

describe('of equal things', () => {
  it('the pressed one is picked, and another one goes on from it', () => {
    ask(plans);
    press(3);
    expect(copies.picked).toEqual([3]);
    press(2);
    expect(selection.path).toEqual(['wolf', 'wolf']);
    expect(copies.picked).toEqual([3, 2]);
  });

  it('another one takes the place of the picked one, where one is enough', () => {
    ask(losses);
    press(2);
    press(3);
    expect(selection.path).toEqual(['wolf']);
    expect(copies.picked).toEqual([3]);
  });

  it('the first is picked where none was pressed: by keys, or dropped', () => {
    ask(losses);
    selection.touch('wolf');
    expect(copies.picked).toEqual([2]);
  });

  it('of several, each is picked and taken back alone', () => {
    ask(losses, { count: 2, copies: (spot) => (spot === 'wolf' ? 2 : 1), preset: [] });
    press(3);
    press(2);
    expect(copies.picked).toEqual([3, 2]);
    press(3);
    expect(copies.picked).toEqual([2]);
    press(1);
    expect(copies.picked).toEqual([2, 1]);
    // There is no room for a third: it takes the place of the last.
    press(3);
    expect(copies.picked).toEqual([2, 3]);
    press(3);
    press(1);
    press(2);
    press(3);
    expect(copies.picked).toEqual([1, 3]);
  });
});
