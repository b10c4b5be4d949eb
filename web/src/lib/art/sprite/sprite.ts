import { mount, unmount, type Component } from 'svelte';

/**
 * One hidden drawing per page that holds every symbol in use, each mounted once, when it is first needed.
 *
 * A picture on the page is then a single `<use>`: sixty cards share the nodes, gradients and ids of a few symbols.
 */
const sheets = new WeakMap<Document, Sheet>();

interface Sheet {
  root: SVGSVGElement;
  symbols: Map<string, Record<string, unknown>>;
}

/** Sees to it that the symbol is on the page; `draw` must render an element with the id `id`. */
export function needSymbol<Props extends Record<string, unknown>>(
  id: string,
  draw: Component<Props>,
  props: Props,
): void {
  const sheet = sheetOf(document);
  if (sheet.symbols.has(id)) return;
  sheet.symbols.set(id, mount(draw, { target: sheet.root, props }));
}

/** Takes all symbols off the page again. */
export async function clearSymbols(): Promise<void> {
  const sheet = sheets.get(document);
  if (!sheet) return;
  sheets.delete(document);
  for (const symbol of sheet.symbols.values()) await unmount(symbol);
  sheet.root.remove();
}

function sheetOf(page: Document): Sheet {
  const known = sheets.get(page);
  if (known?.root.isConnected) return known;
  const root = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  // Hidden by size, not by `display: none`, under which gradients do not resolve everywhere.
  root.setAttribute('width', '0');
  root.setAttribute('height', '0');
  root.setAttribute('aria-hidden', 'true');
  root.setAttribute('focusable', 'false');
  root.style.position = 'absolute';
  page.body.append(root);
  const sheet: Sheet = { root, symbols: new Map() };
  sheets.set(page, sheet);
  return sheet;
}
