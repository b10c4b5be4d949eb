/** Where on the page the things are that a lesson speaks of. */
import type { Anchor, Choice } from '$generated/protocol';

import everywhere from './parts.json';
import type { Box } from './placing';

/** Selectors by the names of parts; of several the first that can be seen is meant. */
export type Parts = Readonly<Record<string, string>>;

const games = import.meta.glob<{ default: Parts }>('../games/*/parts.json');

/** The parts of a game's table that can be pointed at. */
export async function partsOf(game: string): Promise<Parts> {
  const own = await games[`../games/${game}/parts.json`]?.();
  return { ...everywhere, ...own?.default };
}

/** Everything that an anchor may be on the page, the best first. */
export function selectors(
  at: Anchor,
  parts: Parts,
  spotOf: (name: string) => string | undefined,
  groupOf: (spot: string) => string | undefined,
): string[] {
  const answers = everywhere.answers;
  if ('part' in at) return (parts[at.part] ?? answers).split(', ');
  if ('seat' in at) return [`.others [data-seat="${at.seat}"]`];
  const spot = spotOf(at.choice);
  if (spot === undefined) return [answers];
  const name = CSS.escape(spot);
  const group = groupOf(spot);
  return [
    ...['spot', 'drop', 'place', 'answer'].map((kind) => `[data-${kind}="${name}"]`),
    // On a phone it may be in a group that is not open: then that is where to go.
    ...(group === undefined ? [] : [`.tab[data-group="${group}"]`]),
    answers,
  ];
}

/** The first of them that can be seen. */
export function find(names: readonly string[], page: ParentNode = document): Element | undefined {
  for (const name of names) {
    for (const element of page.querySelectorAll(name)) if (isSeen(element)) return element;
  }
  return undefined;
}

const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });

/** The part of an element that nothing around it cuts off. */
export function seenOf(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** What is touched first to give an answer. */
export const firstSpot =
  (choices: readonly { choice: Choice; spots: readonly string[] }[]) =>
  (name: string): string | undefined =>
    choices.find(({ choice }) => choice.name === name)?.spots[0];
