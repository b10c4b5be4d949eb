/** The game's cards as its content file has them, for the compendium. */
import toml from '../../../../../games/valhalla/content/cards.toml?raw';

import type { Card } from './types';

export type CardRow = {
  id: Card;
  copies: number;
  cardClass: string;
  expansion?: string;
  provenance: string;
};
export type FaceRow = { id: string; forfeits: string[]; provenance: string };

/** The tables of the file: only `[[name]]` and `key = "text" | number | ["list"]` occur in it. */
export function read(text: string): Record<string, Record<string, unknown>[]> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  let current: Record<string, unknown> | undefined;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const head = /^\[\[(\w+)\]\]$/.exec(line)?.[1];
    if (head) (tables[head] ??= []).push((current = {}));
    const [, key, value] = /^(\w+)\s*=\s*(.+)$/.exec(line) ?? [];
    if (current && key && value) current[key] = JSON.parse(value);
  }
  return tables;
}

const { card = [], face = [] } = read(toml);

export const cards = card.map(({ class: cardClass, ...row }) => ({
  ...row,
  cardClass,
})) as CardRow[];
export const faces = face as FaceRow[];
