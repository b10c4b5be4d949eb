import { describe, expect, it } from 'vitest';

import { readCsv } from './csv';

describe('card files', () => {
  it('are read by the names of their columns', () => {
    const rows = readCsv('id,effect,cost\n# a remark\nA,"gain(gold,2)",1\n\nB,"say ""no""",\r\n');
    expect(rows).toEqual([
      { id: 'A', effect: 'gain(gold,2)', cost: '1' },
      { id: 'B', effect: 'say "no"', cost: '' },
    ]);
  });
});
