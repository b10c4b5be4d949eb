import { afterEach, describe, expect, it, vi } from 'vitest';

import { game } from './game.svelte';
import { hear } from './hearing';

/** A hall that answers these paths and no others; what it was asked for. */
function hall(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const found = answers[path];
    return Promise.resolve({ ok: found !== undefined, json: () => Promise.resolve(found) });
  });
  return asked;
}

const named = (id: string) => ({ id, name: { name: { key: `card-${id}`, text: id } } });

afterEach(() => {
  vi.unstubAllGlobals();
  game.reset();
});

describe('what the hall says about the cards', () => {
  it('is asked for once, and without a table for the game', async () => {
    const lines = [{ key: 'valda-effect-gain' }];
    const asked = hall({ '/api/v1/games/valda/cards': [{ id: 'BAS-A01', lines }] });
    await hear();
    await hear();
    expect(asked).toEqual(['/api/v1/games/valda/cards', '/api/v1/games/valda/content']);
    expect(game.lines(game.card(0))).toEqual(lines);
  });

  it('may be about cards of the table’s own', async () => {
    const card = { ...game.card(0), id: 'NEW', name: 'New', cost: 0 };
    hall({
      '/api/v1/tables/t1/cards': [],
      '/api/v1/tables/t1/content': {
        cards: [card],
        board: { dice: [[{ gives: 'blood', n: 3 }], [], []] },
      },
    });
    await hear({ id: 't1', own_content: true });
    expect(game.card(0).name).toBe('New');
    expect(game.face('blue', 0)).toEqual({ gives: 'blood', n: 3 });
    hall({ '/api/v1/tables/t2/cards': [] });
    await hear({ id: 't2', own_content: false });
    expect(game.card(0).id).toBe('BAS-A01');
  });

  it('comes along with a replay', async () => {
    const lines = [{ key: 'valda-effect-gain' }];
    const card = { ...game.card(0), id: 'OLD', name: 'Old' };
    const asked = hall({});
    const content = { cards: [card], board: { dice: [[], [], []] } };
    await hear({ id: '', own_content: false }, { content, cards: [{ ...named('OLD'), lines }] });
    expect(asked).toEqual([]);
    expect(game.card(0).name).toBe('Old');
    expect(game.lines(game.card(0))).toEqual(lines);
  });

  it('may be nothing at all', async () => {
    hall({});
    await hear({ id: 't3', own_content: false });
    expect(game.card(0).id).toBe('BAS-A01');
    expect(game.face('white', 9).gives).toBe('skull');
  });
});
