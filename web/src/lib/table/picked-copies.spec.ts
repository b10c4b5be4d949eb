import { beforeEach, describe, expect, it } from 'vitest';

import { phrase } from '$lib/words/phrase';
import { Copies } from './picked-copies.svelte';
import { Selection, type Several } from './selection.svelte';

const hand = ['sword', 'axe', 'wolf', 'wolf'];
const pathed = (...spots: string[]) => ({
  choice: { id: 0, action: { type: 'touch' }, phrase: phrase('') },
  spots,
});
const plans = hand.flatMap((one) => hand.map((other) => pathed(one, other)));
const losses = hand.map((one) => pathed(one));
const several: Several = { count: 2, copies: (spot) => (spot === 'wolf' ? 2 : 1), preset: [] };

let selection: Selection;
let copies: Copies;
let skipped: number;
const press = (place: number) => copies.press(place, () => selection.touch(hand[place] ?? ''));
const ask = (choices: typeof plans, several?: Several) => selection.ask(choices, false, several);

beforeEach(() => {
  selection = new Selection();
  skipped = 0;
  copies = new Copies({ selection, stage: { skip: () => (skipped += 1) } }, () => hand);
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

  it('the first is picked where none was pressed, but by keys', () => {
    ask(losses);
    selection.touch('wolf');
    expect(copies.picked).toEqual([2]);
  });

  it('the dropped one is picked, also in place of another', () => {
    ask(plans);
    copies.carry(3, () => selection.pick(['wolf']));
    expect(copies.picked).toEqual([3]);
    copies.carry(1, () => selection.pick(['wolf', 'axe']));
    expect(copies.picked).toEqual([3, 1]);
    copies.carry(2, () => selection.pick(['wolf', 'axe']));
    expect(copies.picked).toEqual([2, 1]);
    copies.carry(3, () => selection.pick(['wolf', 'wolf']));
    expect(copies.picked).toEqual([2, 3]);
  });

  it('of several, each is dropped once', () => {
    ask(losses, several);
    const carry = (place: number) => copies.carry(place, () => selection.add(hand[place] ?? ''));
    carry(3);
    carry(3);
    expect(copies.picked).toEqual([3]);
    carry(2);
    expect(selection.times('wolf')).toBe(2);
    expect(copies.picked).toEqual([3, 2]);
  });

  it('of several, each is picked and taken back alone', () => {
    ask(losses, several);
    press(3);
    press(2);
    expect(copies.picked).toEqual([3, 2]);
    press(3);
    expect(copies.picked).toEqual([2]);
    expect(skipped, 'what is being told is cut short').toBe(1);
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
