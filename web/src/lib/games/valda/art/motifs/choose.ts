/** Which motif a card shows: read from what it does, so that a card somebody made up has one too. */
import type { Card } from '../../content';
import { giantArt, isGiant } from '../giants.svelte';

import type { frost } from './frost';
import { goods } from './goods';
import type { Shape } from './shapes';
import { war } from './war';
import { weapons } from './weapons';

/** The first that fits decides. */
const ACTIONS: readonly [RegExp, keyof typeof goods | keyof typeof war | keyof typeof frost][] = [
  [/^repeat.*discard\(self/, 'altar'],
  [/^if|gain\(any|gain\(blood,1\);gain\(diamond/, 'hoard'],
  [/^gain\(gold,\d\);gain/, 'hoard'],
  [/^gain\(gold/, 'gold'],
  [/^gain\(diamond/, 'diamond'],
  [/^gain\(blood/, 'blood'],
  [/^unfreeze/, 'thaw'],
  [/^gain\(rune|^repeat.*gain\(rune/, 'rune'],
  [/^look/, 'eye'],
  [/^draw\(divine/, 'ship'],
  [/^draw|^pay.*draw/, 'cards'],
  [/^roll|_charges/, 'dice'],
  [/^convert/, 'convert'],
  [/^take_discard\(attack/, 'fire_sword'],
  [/^take_discard/, 'ward'],
  [/^add_actions/, 'actions'],
  [/^set_builds/, 'tree'],
  [/^free_build/, 'build'],
  [/^play_action/, 'feast'],
  [/^replay/, 'again'],
  [/^lend|^empower/, 'lend'],
  [/^move/, 'exile'],
  [/^discard\(each/, 'chaos'],
  [/^steal\(player,card/, 'grab'],
  [/^steal/, 'pillage'],
  [/follower/, 'follower'],
];

const ATTACKS: readonly [RegExp, keyof typeof war | keyof typeof frost | 'altar'][] = [
  [/^pay_up_to/, 'altar'],
  [/freeze\(.*game\)/, 'permafrost'],
  [/freeze/, 'freeze'],
  [/switch\(target,hand/, 'hands'],
  [/destroy\(target,card/, 'smash'],
  [/^steal\(target,rune/, 'rune_theft'],
  [/^lose.*destroy/, 'torch'],
  [/lose\(.*,3\)/, 'fire_sword'],
  [/lose\(/, 'kill'],
  [/steal\(target,follower/, 'abduct'],
  [/steal\(target,blood/, 'bleed'],
  [/steal\(target,card/, 'grab'],
  [/steal/, 'pillage'],
  [/destroy\(target,temple/, 'ruin'],
  [/destroy\(target,mine/, 'wreck'],
  [/destroy/, 'torch'],
  [/move/, 'exile'],
  [/switch/, 'swap'],
];

type Shapes = Readonly<Record<string, readonly Shape[]>>;
const all: Shapes = { ...goods, ...war };
const arms: Shapes = weapons;

/** The name of the motif and its shapes; what only the giants' cards show takes its place once it has come. */
export function motifOf(card: Pick<Card, 'type' | 'effect' | 'value' | 'deck'>): {
  name: string;
  shapes: readonly Shape[];
} {
  if (card.type === 'weapon') {
    const { deck } = card;
    const shapes = arms[deck] ?? (isGiant(deck) ? giantArt()?.weapons[deck] : undefined);
    return shapes ? { name: `weapon-${deck}`, shapes } : { name: 'counter', shapes: war.counter };
  }
  const name = card.type === 'defence' ? shieldOf(card) : found(card);
  const shapes = all[name] ?? (giantArt()?.motifs as Shapes | undefined)?.[name];
  return shapes ? { name, shapes } : { name: 'cards', shapes: goods.cards };
}

function found({ type, effect }: Pick<Card, 'type' | 'effect'>): string {
  const table = type === 'attack' ? ATTACKS : ACTIONS;
  const first = table.find(([pattern]) => pattern.test(effect));
  return first?.[1] ?? (type === 'attack' ? 'kill' : 'cards');
}

function shieldOf({ effect, value }: Pick<Card, 'effect' | 'value'>): string {
  if (effect.startsWith('on_block')) return 'counter';
  return (['plank', 'plank', 'round', 'wall'] as const)[value] ?? 'ward';
}
