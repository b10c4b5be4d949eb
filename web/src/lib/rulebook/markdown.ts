/**
 * The rulebooks' Markdown, read into plain data.
 *
 * Rulebooks use headings, paragraphs, lists, tables, bold, italic and code, and every rule begins
 * with its id in bold. Nothing is ever turned into markup as text.
 */

export type Inline = { kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; text: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; inline: Inline[] }
  | { kind: 'paragraph'; inline: Inline[] }
  | { kind: 'list'; items: { rule?: string; inline: Inline[] }[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

// A part may begin with a digit, as in TV-2P-1.
const RULE = /\b[A-Z]{2,}(?:-\d*[A-Z]+)+-?\d*[A-Z]*\b/;
const TOKEN = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|(${RULE.source})`, 'g');

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, strong, em, code, rule] = match;
    if (strong !== undefined)
      parts.push({ kind: isRule(strong) ? 'rule' : 'strong', text: strong });
    else if (em !== undefined) parts.push({ kind: 'em', text: em });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (rule !== undefined) parts.push({ kind: 'rule', text: rule });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

const isRule = (text: string) => RULE.exec(text)?.[0] === text;

export function parse(text: string): Block[] {
  const blocks: Block[] = [];
  // A block ends at an empty line; list items and table rows begin with their marks.
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim());
    const [first] = lines;
    if (first === undefined) continue;
    const heading = /^(#+)\s+(.*)$/.exec(first);
    if (heading) {
      const [, marks = '', title = ''] = heading;
      blocks.push({ kind: 'heading', level: marks.length, id: slug(title), inline: inline(title) });
      if (lines.length > 1) blocks.push(...parse(lines.slice(1).join('\n')));
    } else if (first.startsWith('|')) blocks.push(table(lines));
    else if (first.startsWith('- ')) blocks.push(list(lines));
    else blocks.push({ kind: 'paragraph', inline: inline(lines.map((l) => l.trim()).join(' ')) });
  }
  return blocks;
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return {
    kind: 'list',
    items: items.map((item) => {
      const parts = inline(item);
      return { rule: parts[0]?.kind === 'rule' ? parts[0].text : undefined, inline: parts };
    }),
  };
}

export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The plain text of parts, to search in. */
export const plain = (parts: Inline[]): string => parts.map(({ text }) => text).join('');

/** What of a book has the words in it: whole paragraphs, single items and rows. */
export function search(blocks: readonly Block[], words: string): Block[] {
  const wanted = words.trim().toLowerCase();
  const has = (parts: Inline[]) => plain(parts).toLowerCase().includes(wanted);
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'list') {
      const items = block.items.filter((item) => has(item.inline));
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    if (block.kind === 'paragraph') return has(block.inline) ? [block] : [];
    if (block.kind === 'table') {
      const rows = block.rows.filter((row) => row.some(has));
      return rows.length > 0 ? [{ ...block, rows }] : [];
    }
    return [];
  });
}

/** A rule by its id, with its words. */
export type Rule = { rule: string; inline: Inline[] };

/** The rules of a book that have the words in them. */
export const rulesWith = (blocks: readonly Block[], words: string): Rule[] =>
  search(blocks, words).flatMap((block) =>
    block.kind === 'list'
      ? block.items.flatMap(({ rule, inline: parts }) =>
          rule === undefined ? [] : [{ rule, inline: parts }],
        )
      : [],
  );
