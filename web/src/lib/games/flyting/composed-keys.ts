/** The keys of words that the code of this game puts together from parts. */
export const composedKeys: RegExp[] = [/^flyting-web-button-(silent|boast|drink)$/];
