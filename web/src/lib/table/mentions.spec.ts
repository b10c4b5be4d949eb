import { expect, it } from 'vitest';

import type { Phrase } from '$generated/protocol';

import { mentions } from './mentions';

it('a player is mentioned by name, in a list, or in a sentence within', () => {
  const stolen: Phrase = { key: 'stole', args: [['from', { seat: 1 }]] };
  expect(mentions(stolen, 1)).toBe(true);
  expect(mentions(stolen, 0)).toBe(false);
  expect(mentions({ key: 'won', args: [['who', { list: [{ seat: 0 }, { seat: 2 }] }]] }, 2)).toBe(
    true,
  );
  expect(mentions({ key: 'said', args: [['what', { phrase: stolen }]] }, 1)).toBe(true);
  expect(mentions({ key: 'nobody' }, 0)).toBe(false);
});
