/** The games that can be shown, each loaded when it is needed. */
import type { GameUi } from '$lib/table/context';

const games: Record<string, () => Promise<GameUi<never>>> = {
  valhalla: async () => (await import('./valhalla')).valhalla as GameUi<never>,
};

export function loadGame(id: string): Promise<GameUi<never>> | undefined {
  return games[id]?.();
}
