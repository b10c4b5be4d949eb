/** What a table can be set up with, by the same rules as the hall checks it with. */
import type { Game, GameOption } from '$generated/protocol';

/** The values that were chosen, by option. */
export type Chosen = Readonly<Record<string, string>>;

/** The value an option has: what was chosen, or else the first of its values. */
export const valueOf = (option: GameOption, chosen: Chosen): string =>
  chosen[option.name] ?? option.values[0] ?? '';

/** Whether an option can be chosen: what it needs is on. */
export function isOffered(game: Game, option: GameOption, chosen: Chosen): boolean {
  if (option.needs === undefined) return true;
  const needed = game.options.find(({ name }) => name === option.needs);
  return needed !== undefined && isOn(game, needed, chosen);
}

/** Whether an option is offered and differs from its default. */
export const isOn = (game: Game, option: GameOption, chosen: Chosen): boolean =>
  isOffered(game, option, chosen) && valueOf(option, chosen) !== option.values[0];

/** What is sent to the hall: the options that are on. */
export const wishes = (game: Game, chosen: Chosen): Record<string, string> =>
  Object.fromEntries(
    game.options
      .filter((option) => isOn(game, option, chosen))
      .map((option) => [option.name, valueOf(option, chosen)]),
  );

/** The numbers of players that fit: the last option that is on and speaks of players decides. */
export function playerCounts(game: Game, chosen: Chosen): number[] {
  const changed = game.options
    .filter((option) => isOn(game, option, chosen))
    .flatMap(({ players }) => (players ? [players] : []));
  const [least, most] = changed.at(-1) ?? [game.min_players, game.max_players];
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** The fewest and the most players over all options. */
export const playerRange = (game: Game): [number, number] => [
  Math.min(game.min_players, ...game.options.flatMap(({ players }) => players?.[0] ?? [])),
  Math.max(game.max_players, ...game.options.flatMap(({ players }) => players?.[1] ?? [])),
];
