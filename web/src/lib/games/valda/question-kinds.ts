/** What the page does with each kind of question. */
import type { Ask } from './types';

/** What can be said to newcomers before anything is picked. */
export type Hint =
  | 'trade'
  | 'act'
  | 'act-none'
  | 'valda'
  | 'build'
  | 'discard'
  | 'attack'
  | 'defend'
  | 'defend-more'
  | 'defend-enough'
  | 'aegis'
  | 'followers'
  | 'destroy-building'
  | 'window'
  | 'window-die'
  /** The answers are nowhere on the table. */
  | 'below';

type About = {
  /** What a newcomer needs to know to answer. */
  hint?: Hint;
  /** Whether it is answered in one go where it comes several times in a row. */
  isSeveral?: true;
};

const ABOUT: Record<Ask['type'], About> = {
  wait: {},
  settle: {},
  settle_last: {},
  trade: { hint: 'trade' },
  sources: {},
  act: { hint: 'act' },
  valda: { hint: 'valda' },
  limit: { hint: 'discard' },
  build: { hint: 'build' },
  attack: { hint: 'attack' },
  attack_again: { hint: 'attack' },
  followers: { hint: 'followers' },
  draw: {},
  draw_sources: {},
  keep_two: { isSeveral: true },
  keep: {},
  defend: { hint: 'defend' },
  defend_all: { hint: 'defend' },
  defend_more: { hint: 'defend-more' },
  defend_enough: { hint: 'defend-enough' },
  aegis: { hint: 'aegis' },
  window: { hint: 'window' },
  die: {},
  face: {},
  grim: { hint: 'discard', isSeveral: true },
  player: {},
  rob: {},
  victim: {},
  redirect: {},
  gain: { isSeveral: true },
  pay: { isSeveral: true },
  pay_kind: {},
  pay_up_to: { hint: 'below' },
  convert: {},
  divine: {},
  look_divine: {},
  look_hand: {},
  retrieve: {},
  discard: { hint: 'discard', isSeveral: true },
  free_build: {},
  play_free: {},
  replay: {},
  again: { hint: 'below' },
  steal_card: {},
  steal: { isSeveral: true },
  destroy: { isSeveral: true },
  destroy_building: { hint: 'destroy-building' },
  destroy_temple: {},
  move: {},
  move_own: {},
  move_to: {},
  switch_own: {},
  switch: {},
  switch_take: {},
  switch_give: {},
  freeze: {},
  lend: {},
  empower: {},
  transform: { hint: 'below' },
  brute_first: {},
  brute_second: {},
};

/** Whether it is answered in one go where it comes several times in a row. */
export const isSeveral = ({ type }: Ask): boolean => ABOUT[type].isSeveral ?? false;

/** What a newcomer needs to know to answer. */
export function hintFor(ask: Ask): Hint | undefined {
  if (ask.type === 'window' && ask.moment === 'die') return 'window-die';
  if (ask.type === 'act' && ask.actions === 0) return 'act-none';
  return ABOUT[ask.type].hint;
}
