import { describe, expect, it } from 'vitest';

import { phrase } from '$lib/words/phrase';
import { type Pathed, Selection } from './selection.svelte';

const choice = (id: number, ...spots: string[]): Pathed => ({
  choice: { id, action: { type: 'touch' }, phrase: phrase('x') },
  spots,
});

const plans = [
  choice(1, 'hammer', 'wolf'),
  choice(2, 'hammer', 'axe'),
  choice(3, 'wolf', 'hammer'),
  choice(4, 'wolf', 'axe'),
];

describe('a selection', () => {
  it('offers the first spots, then those that follow', () => {
    const selection = new Selection();
    selection.ask(plans);
    expect(selection.next).toEqual(['hammer', 'wolf']);
    selection.touch('hammer');
    expect(selection.next).toEqual(['wolf', 'axe']);
    expect(selection.chosen).toBeUndefined();
    selection.touch('axe');
    expect(selection.chosen?.id).toBe(2);
    expect(selection.next).toEqual([]);
  });

  it('changes its mind: a spot that cannot follow replaces what was picked', () => {
    const selection = new Selection();
    selection.ask(plans);
    selection.touch('hammer');
    selection.touch('axe');
    selection.touch('wolf');
    expect(selection.path).toEqual(['hammer', 'wolf']);
    selection.back();
    expect(selection.path).toEqual(['hammer']);
    selection.clear();
    expect(selection.path).toEqual([]);
  });

  it('ignores spots that are nothing', () => {
    const selection = new Selection();
    selection.ask(plans);
    expect(selection.can('moon')).toBe(false);
    selection.touch('moon');
    expect(selection.path).toEqual([]);
  });

  it('keeps what was picked while the question stays', () => {
    const selection = new Selection();
    selection.ask(plans);
    selection.touch('wolf');
    selection.ask([...plans], true);
    expect(selection.path).toEqual(['wolf']);
    selection.ask([choice(9, 'draw')], true);
    expect(selection.path).toEqual([]);
  });

  it('begins anew with a new question, even if the same could be picked again', () => {
    const selection = new Selection();
    selection.ask(plans);
    selection.touch('wolf');
    selection.ask([...plans]);
    expect(selection.path).toEqual([]);
  });

  it('keeps offering what the last touch was chosen among', () => {
    const selection = new Selection();
    selection.ask([choice(1, 'draw'), choice(2, 'pass')]);
    selection.touch('pass');
    expect(selection.next).toEqual([]);
    expect(selection.options).toEqual(['draw', 'pass']);
  });

  it('picks for a question that comes several times, in one go', () => {
    const copies = (spot: string) => (spot === 'wolf' ? 2 : 1);
    const selection = new Selection();
    const ask = () =>
      selection.ask([choice(1, 'wolf'), choice(2, 'axe'), choice(3, 'god')], false, {
        count: 3,
        copies,
        preset: [],
      });
    ask();
    for (const spot of ['wolf', 'axe', 'wolf']) selection.touch(spot);
    expect([...selection.path, ...selection.also]).toEqual(['wolf', 'axe', 'wolf']);
    // There is no room for more: it takes the place of the last one; a single one is put back.
    selection.touch('god');
    expect([...selection.path, ...selection.also]).toEqual(['wolf', 'axe', 'god']);
    selection.touch('axe');
    expect([...selection.path, ...selection.also]).toEqual(['wolf', 'god']);
    selection.back();
    expect(selection.times('god')).toBe(0);
    ask();
    expect(selection.path).toEqual([]);
  });

  it('adds what is dropped to what is picked, and takes nothing back for it', () => {
    const selection = new Selection();
    const picks = () => [...selection.path, ...selection.also];
    const copies = (spot: string) => (spot === 'wolf' ? 2 : 1);
    const choices = [choice(1, 'wolf'), choice(2, 'axe'), choice(3, 'god')];
    selection.ask(choices, false, { count: 2, copies, preset: [] });
    selection.add('axe');
    selection.add('axe');
    expect(picks()).toEqual(['axe']);
    selection.add('wolf');
    expect(picks()).toEqual(['axe', 'wolf']);
    // There is no room for more: it takes the place of the last one.
    selection.add('god');
    expect(picks()).toEqual(['axe', 'god']);
    selection.add('moon');
    expect(picks()).toEqual(['axe', 'god']);
  });
});
