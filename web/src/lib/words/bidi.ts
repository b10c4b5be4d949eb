/** Characters written from right to left, and the marks that change direction. */
const TURNS = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What only our own marks are made of; nobody types it for a reason. */
const PRIVATE = /[\ue000-\ue003]/gu;

/**
 * A name for use in a sentence: one that changes direction is kept from turning the rest around.
 */
export function isolated(name: string): string {
  const plain = name.replace(PRIVATE, '');
  return TURNS.test(plain) ? `\u2068${plain}\u2069` : plain;
}
