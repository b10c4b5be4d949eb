import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { inline, parse, rulesWith, search } from './markdown';

describe('the rulebook reader', () => {
  it('tells rules, stress and code apart', () => {
    expect(inline('**VH-ACT-AXE-MAIN** *Axe.* See `x` and VH-LAST-2, **bold**.')).toEqual([
      { kind: 'rule', text: 'VH-ACT-AXE-MAIN' },
      { kind: 'text', text: ' ' },
      { kind: 'em', text: 'Axe.' },
      { kind: 'text', text: ' See ' },
      { kind: 'code', text: 'x' },
      { kind: 'text', text: ' and ' },
      { kind: 'rule', text: 'VH-LAST-2' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'bold' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('reads headings, lists over several lines, and tables', () => {
    const blocks = parse(
      '# A book\n\n- **QQ-1** one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'list', 'table']);
    expect(blocks[1]).toMatchObject({ items: [{}, { inline: [{ text: 'two' }] }] });
    expect(blocks[2]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });

  it('finds words in items, paragraphs and rows, and the rules that have them', () => {
    const blocks = parse(
      '# Ravens\n\nA raven.\n\n- **QQ-X-1** Ravens fly\n- **QQ-X-2** wolves\n\n| a |\n|---|\n| raven |\n| wolf |\n',
    );
    expect(search(blocks, ' RAVEN ').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'list',
      'table',
    ]);
    expect(rulesWith(blocks, 'raven').map(({ rule }) => rule)).toEqual(['QQ-X-1']);
    expect(rulesWith(blocks, 'qq-x-2').map(({ rule }) => rule)).toEqual(['QQ-X-2']);
  });

  it.each(readdirSync('../games'))('finds every rule of %s at the head of an item', (game) => {
    const text = readFileSync(`../games/${game}/rulebook/en.md`, 'utf8');
    const wanted = [...text.matchAll(/^- \*\*([A-Z]+-[A-Z0-9-]+)\*\*/gm)].map((match) => match[1]);
    const found = parse(text).flatMap((block) =>
      block.kind === 'list' ? block.items.flatMap(({ rule }) => rule ?? []) : [],
    );
    expect(wanted.length).toBeGreaterThan(10);
    expect(found).toEqual(wanted);
  });
});
