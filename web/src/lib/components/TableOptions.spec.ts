import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { Table } from '$generated/protocol';
import { AROUND, locale } from '$lib/words/locale.svelte';
import TableOptions from './TableOptions.svelte';

await locale.learn(AROUND);

const words = (table: Partial<Table>): string =>
  render(TableOptions, { table: { game: 'any', options: {}, ...table } as Table }).container
    .textContent ?? '';

describe('what a table plays with', () => {
  it('says that the cards are not those of the game', () => {
    expect(words({ own_content: true })).toContain('Own cards');
    expect(words({ own_content: false })).not.toContain('Own cards');
  });
});
