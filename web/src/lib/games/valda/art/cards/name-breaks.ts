/** Where the long words of card names may be parted: a small card is narrower than some of them. */
const SECOND_HALVES = /(?<=\p{L}{4})(bjorg|clap|ficial|frost|gamen|ster's|world)/gu;

/** The name with a soft hyphen in every long word; it shows only where the word has to break. */
export const parted = (name: string): string => name.replace(SECOND_HALVES, '\u00ad$1');
