/** An ordinary game, for whoever has just learned how to play. */
import type { SeatPlan } from '$generated/protocol';
import { hall } from '$lib/hall/api';
import { ownName } from '$lib/hall/names';

/** Makes a table against two bots, dealt at once, or one with a free seat for a friend; gives its name. */
export async function newGame(game: string, withFriends: boolean): Promise<string> {
  const others: SeatPlan[] = withFriends
    ? [{ kind: 'open' }]
    : [
        { kind: 'bot', strength: 'karl' },
        { kind: 'bot', strength: 'thrall' },
      ];
  const table = await hall.createTable({
    game,
    players: 1 + others.length,
    seats: [{ kind: 'me' }, ...others],
    name: ownName(),
    visibility: 'private',
    order: 'as_seated',
    clock: { time: { kind: 'untimed' }, at_zero: 'bot_move' },
  });
  if (!withFriends) await hall.start(table.id);
  return table.id;
}
