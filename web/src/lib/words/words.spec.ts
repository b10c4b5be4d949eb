import { describe, expect, it } from 'vitest';

import type { Arg, Phrase } from '$generated/protocol';

// The same words as in the tests of the crate.
import FILE from '../../../../crates/words/tests/examples.ftl?raw';

import { phrase } from './phrase';
import { pseudo } from './pseudo';
import { Words } from './words';

const gaps: string[] = [];
const words = new Words('en', [FILE], { onGap: (gap) => gaps.push(gap) });
const say = (phrase: Phrase, seat: number) => words.say(phrase, { seat, names: ['Ask', 'Embla'] });
const term = (key: string): Arg => ({ term: key });

describe('phrases', () => {
  const plays = phrase('plays', { who: { seat: 0 }, card: term('axe'), target: { seat: 1 } });

  it('calls the reader you and gives nouns their forms', () => {
    expect(say(plays, 0)).toBe('You play an Axe at Embla.');
    expect(say(plays, 1)).toBe('Ask plays an Axe at you.');
    expect(say(plays, 2)).toBe('Ask plays an Axe at Embla.');
  });

  it('joins lists in every form', () => {
    const holds = (list: Arg[]) => say(phrase('holds', { cards: { list } }), 0);
    const three: Arg = {
      phrase: phrase('count', { count: { number: 3 }, card: term('wolf') }),
    };
    expect(holds([])).toBe('Nothing here.');
    expect(holds([term('wolf')])).toBe('Just a Wolf.');
    expect(holds([term('axe'), three, term('wolf')])).toBe('All of an Axe, 3 Wolves and a Wolf.');
    const all: Arg = { list: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] };
    expect(say(phrase('meet', { who: all }), 1)).toBe('Ask, you and Player 3 meet.');
  });

  it('names gaps and never fails', () => {
    gaps.length = 0;
    expect(words.say(phrase('no-such-key'), { names: [] })).toBe('no-such-key');
    words.say(phrase('needs'), { names: [] });
    expect(gaps).toHaveLength(2);
    expect(gaps[0]).toContain('no-such-key');
    expect(gaps[1]).toContain('needs');
  });

  it('can be cut into text, nouns and players', () => {
    expect(words.parts(plays, { seat: 1, names: ['Ask', 'Embla'] })).toEqual([
      { kind: 'seat', seat: 0, text: 'Ask' },
      { kind: 'text', text: ' plays ' },
      { kind: 'term', key: 'axe', text: 'an Axe' },
      { kind: 'text', text: ' at you.' },
    ]);
  });

  it('keeps names from turning the sentence around, and from looking like marks', () => {
    const meet = phrase('meet', { who: { seat: 0 } });
    expect(words.say(meet, { names: ['שלום'] })).toBe('\u2068שלום\u2069 meet.');
    expect(words.parts(meet, { names: ['\ue000<b>\ue001x\ue002'] })).toEqual([
      { kind: 'seat', seat: 0, text: '<b>x' },
      { kind: 'text', text: ' meet.' },
    ]);
  });
});

describe('the pseudo-locale', () => {
  it('changes the words of the files and leaves names alone', () => {
    const strange = new Words('en', [FILE], { transform: pseudo });
    const meet = phrase('meet', { who: { seat: 0 } });
    expect(strange.say(meet, { names: ['Ask'] })).toBe('Ask ɱééŧ~.');
  });
});
