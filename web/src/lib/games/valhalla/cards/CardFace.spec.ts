import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSymbols } from '$lib/art/sprite/sprite';
import CardFace from './CardFace.svelte';
import { godFaceIds } from './gods';

afterEach(clearSymbols);

const symbols = (): string[] => [...document.querySelectorAll('symbol')].map(({ id }) => id);

describe('a card face', () => {
  it('draws each picture once, however many cards show it', () => {
    for (let card = 0; card < 20; card += 1) render(CardFace, { card: 'hammer' });
    expect(symbols().toSorted()).toEqual(['vh-art-hammer', 'vh-frame-plain']);
    expect(document.querySelectorAll('use[href="#vh-art-hammer"]')).toHaveLength(20);
  });

  it('stays light: a card is a handful of nodes', () => {
    const { container } = render(CardFace, { card: 'wolf', name: 'Wolf' });
    expect(container.querySelectorAll('*').length).toBeLessThan(12);
  });

  it('has the name on its plate and is silent otherwise', () => {
    const { container } = render(CardFace, { card: 'god', face: 'hel', name: 'Hel <b>' });
    expect(container.querySelector('.plate')?.textContent).toBe('Hel <b>');
    expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
  });

  it('repeats no id with all pictures on one page', () => {
    for (const face of godFaceIds) render(CardFace, { card: 'god', face });
    for (const card of ['hammer', 'sword', 'axe', 'wolf', 'draugr'] as const)
      render(CardFace, { card });
    const ids = [...document.querySelectorAll('svg [id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(17);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to what is drawn', () => {
    for (const face of godFaceIds) render(CardFace, { card: 'god', face });
    const markup = document.body.innerHTML;
    const wanted = [...markup.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id ?? '');
    expect(wanted.length).toBeGreaterThan(100);
    for (const id of new Set(wanted)) expect(document.getElementById(id), id).not.toBeNull();
  });
});
