/** A small seeded generator (mulberry32), so that every drawing comes out the same each time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Two decimals are finer than any pixel we draw and keep the markup short. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}
