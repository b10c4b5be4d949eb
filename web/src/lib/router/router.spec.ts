import { describe, expect, it } from 'vitest';

import { route } from './router.svelte';

describe('addresses', () => {
  it.each([
    ['/', { page: 'front' }],
    ['/t/aB3_-x', { page: 'table', id: 'aB3_-x' }],
    ['/c/secret', { page: 'claim', token: 'secret' }],
    ['/replay', { page: 'replay', id: undefined }],
    ['/replay/abc', { page: 'replay', id: 'abc' }],
    ['/compendium/chess', { page: 'compendium', game: 'chess' }],
    ['/rules/chess', { page: 'rules', game: 'chess' }],
    ['/settings', { page: 'settings' }],
    ['/t', { page: 'nowhere' }],
    ['/t/a/b', { page: 'nowhere' }],
    ['/elsewhere', { page: 'nowhere' }],
  ])('%s', (path, expected) => expect(route(path)).toEqual(expected));
});
