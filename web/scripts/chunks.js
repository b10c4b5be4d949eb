/**
 * Which file of the built page a module goes into. Each file costs a request and its headers, so what
 * is loaded together is one: what every table needs, and of each game what its cards are drawn with.
 * What only one part needs stays with that part until somebody wants it.
 */
const ENTRY = /\/index\.html$/;
const FRONT = /\/routes\/Front\.svelte$/;
const TABLE = /\/routes\/TablePage\.svelte$/;
/** What the bundler itself adds. */
const RUNTIME = /rolldown\/runtime/;
const GAME = /\/games\/(\w+)\/index\.ts$/;

/** The modules that are loaded for their own sake and bring this one along: the entry, and whatever is imported when it is needed. */
function bringersOf(id, modules) {
  const found = [];
  const seen = new Set([id]);
  for (const one of seen) {
    const info = modules.getModuleInfo(one);
    if (info?.isEntry || info?.dynamicImporters.length) found.push(one);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return found;
}

/** The name of the file; nothing if the bundler may decide. */
export function fileOf(id, modules) {
  if (RUNTIME.test(id)) return 'page';
  const bringers = bringersOf(id, modules);
  const isIn = (page) => bringers.some((one) => page.test(one));
  // What is loaded for its own sake is a file by itself: in another it would need a second one to be found.
  if (bringers.includes(id) || (bringers.length < 2 && !isIn(ENTRY))) return undefined;
  const games = new Set(bringers.flatMap((one) => GAME.exec(one)?.[1] ?? []));
  if (isIn(ENTRY) || isIn(TABLE) || games.size > 1) return 'page';
  const [game] = games;
  if (!game) return undefined;
  if (!id.includes(`/games/${game}/`)) return 'art';
  // What is seen through the game's door, too, does not bring all its cards to the front page.
  return `${game}-${isIn(FRONT) ? 'door' : 'cards'}`;
}
