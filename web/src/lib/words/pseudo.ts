/** A language that nobody speaks: what is not in it on the page is not in the locale files. */
const LETTERS: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'áƀçđéƒǧĥíĵķłɱñóþɋřšŧúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶŁṀÑÓÞɊŘŠŦÚṼŴẊÝŽ'][index] ?? letter,
  ]),
);

/** The code under which it can be asked for: `?locale=pseudo`. */
export const PSEUDO = 'pseudo';

/** Text with other letters and about a third longer, as German would be. */
export function pseudo(text: string): string {
  const letters = [...text].map((letter) => LETTERS[letter] ?? letter).join('');
  return letters.replace(/[\p{L}]{4,}/gu, (word) => word + '~'.repeat(Math.ceil(word.length / 4)));
}
