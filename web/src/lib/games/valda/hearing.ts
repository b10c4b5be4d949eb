/** Asks the hall what the cards are and say: those of a table, or those of the game as the hall has it. */
import type { CardText } from '$generated/protocol';

import { contentOf } from './content';
import { game } from './game.svelte';

const API = '/api/v1';
let heard: string | undefined;

/** Hears it once for each table; without a table the game's own. */
export async function hear(table?: { id: string; own_content: boolean }): Promise<void> {
  // A replay has no table behind it.
  const from = table?.id ? `/tables/${encodeURIComponent(table.id)}` : '/games/valda';
  if (heard === from) return;
  heard = from;
  const [cards, content] = await Promise.all([
    ask<CardText[]>(`${from}/cards`),
    table?.own_content ? ask<unknown>(`${from}/content`) : undefined,
  ]);
  // Without an answer cards show what they are, not what they do.
  if (cards) game.hear(cards);
  if (content !== undefined) game.content = contentOf(content);
  else if (table && !table.own_content) game.reset();
}

async function ask<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(API + path);
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
