import { expect, it } from 'vitest';

import { mentions } from './mentions';
import { phrase } from './phrase';

it('a player is mentioned by name, in a list, or in a sentence within', () => {
  const stolen = phrase('stole', { from: { seat: 1 } });
  expect(mentions(stolen, 1)).toBe(true);
  expect(mentions(stolen, 0)).toBe(false);
  const won = phrase('won', { who: { list: [{ seat: 0 }, { seat: 2 }] } });
  expect(mentions(won, 2)).toBe(true);
  expect(mentions(phrase('said', { what: { phrase: stolen } }), 1)).toBe(true);
  expect(mentions(phrase('nobody'), 0)).toBe(false);
});
