/** Made by `scripts/words.js` from the files of `locales`. */
declare module 'virtual:words' {
  /** The English that every page needs. */
  export const english: string;
  /** Everything else, by language and need: `en/around`, `nl/saga`. */
  export const later: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
