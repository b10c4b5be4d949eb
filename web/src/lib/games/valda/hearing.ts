/** What the cards are and say: those of a table, of a replay, or of the game as the hall has it. */
import type { CardText, GameContent } from '$generated/protocol';

import { contentOf } from './content';
import { game } from './game.svelte';

const API = '/api/v1';
let heard: string | undefined;

/**
 * Hears it once for each table. A replay brings it along; without a table it is what the hall plays
 * the game with.
 */
export async function hear(
  table?: { id: string; own_content: boolean },
  brought?: GameContent,
): Promise<void> {
  if (brought) {
    heard = undefined;
    game.hear(brought.cards);
    game.content = contentOf(brought.content);
    return;
  }
  const from = table?.id ? `/tables/${encodeURIComponent(table.id)}` : '/games/valda';
  if (heard === from) return;
  heard = from;
  const isBoxed = table !== undefined && !table.own_content;
  const [cards, content] = await Promise.all([
    ask<CardText[]>(`${from}/cards`),
    isBoxed ? undefined : ask<unknown>(`${from}/content`),
  ]);
  // Another table may have been opened meanwhile.
  if (heard !== from) return;
  // Without an answer cards show what they are, not what they do.
  if (cards) game.hear(cards);
  if (content !== undefined) game.content = contentOf(content);
  else game.reset();
}

async function ask<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(API + path);
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
