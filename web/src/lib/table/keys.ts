/** Which key means what at a table. */
import { groupFor, type Group } from './groups';

export type TableKey =
  | number
  | 'confirm'
  | 'back'
  | 'clear'
  | 'end'
  | { group: Group }
  | 'undo'
  | 'skip'
  | 'on'
  | 'rules'
  | 'log'
  | 'chat'
  | 'twin'
  | 'menu'
  | 'help';

const KEYS: Record<string, TableKey> = {
  Backspace: 'back',
  Escape: 'clear',
  e: 'end',
  u: 'undo',
  s: 'skip',
  r: 'rules',
  l: 'log',
  c: 'chat',
  t: 'twin',
  m: 'menu',
  '?': 'help',
};

/** What was last pressed with a pointer, until the focus is moved by keys. */
let clicked: Element | undefined;
globalThis.addEventListener?.(
  'pointerdown',
  ({ target }) => (clicked = (target as Element | null)?.closest?.('button') ?? undefined),
  { capture: true },
);
globalThis.addEventListener?.('keydown', ({ key }) => key === 'Tab' && (clicked = undefined), {
  capture: true,
});

/** What a key press means here; nothing while somebody types or a dialog is open. */
export function keyFor(event: KeyboardEvent): TableKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  // What is explained is closed first.
  if (event.key === 'Escape' && document.getElementById('explanation')) return undefined;
  if (target?.closest('input, textarea, select')) return undefined;
  // Also where what had the focus in it is gone: Escape must still close it.
  if (document.querySelector('dialog[open]')) return undefined;
  if (event.key === 'Enter' || event.key === ' ') {
    // What was picked with the mouse is confirmed, not pressed again.
    const isPicked = event.key === 'Enter' && target !== undefined && target === clicked;
    if (isPicked && target.closest('.can-choose, .is-chosen')) return 'confirm';
    // On a button or a link they press it.
    if (target?.closest('button, a, summary')) return undefined;
    return event.key === 'Enter' ? 'confirm' : 'on';
  }
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  const group = groupFor(event.key.toLowerCase());
  return KEYS[event.key] ?? KEYS[event.key.toLowerCase()] ?? (group && { group });
}
