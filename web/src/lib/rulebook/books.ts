/** The rulebooks, loaded when somebody opens one. */
const books = import.meta.glob<string>('../../../../games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
});

/** The rulebook of a game, in English if it has none in the language. */
export async function loadBook(game: string, language: string): Promise<string | undefined> {
  const find = (code: string) =>
    Object.entries(books).find(([path]) => path.endsWith(`/${game}/rulebook/${code}.md`))?.[1];
  return (find(language) ?? find('en'))?.();
}
