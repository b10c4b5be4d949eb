/** Games looked at again, and why something is refused: what `crates/protocol/src/replay.rs` says. */
import type { Entry, Phrase } from '$generated/protocol';

/** A game, step by step, through somebody's eyes. */
export type Replay = {
  game: string;
  seats: number;
  options: Record<string, string>;
  names: string[];
  entries: Entry[];
  /** The position after each entry, in the game's own type. */
  views: unknown[];
  /** The position after each entry in words. */
  lines: Phrase[][];
  rounds: number[];
  ranks: number[];
  /** Whether the game replays to its hashes and follows from its deal; only once it is over. */
  verified?: { ok: boolean; message?: string };
};

/** Why one action is not allowed now. */
export type Refusal = { id: number; name: string; rule: string; reason: Phrase };

/** Why the reader may not do what is not among the choices. */
export type Refusals = { question: number; refusals: Refusal[] };
