/** Who lives in the lands and what they grant: gods and giants, by the deck that each of them brings. */
import { say, t } from '$lib/words/locale.svelte';
import { phrase } from '$lib/words/phrase';

import { giantOf, isGiant, type Giant } from './art/giants.svelte';
import { AREAS } from './sets';
import type { Area, Inhabitant, Phase, Player, View } from './types';

export type Being = Area | Giant;
export type Level = 1 | 2;
export type Power = { area: Area; being: Being; level: Level };

/** The phases of a turn with the giants, in order (VD-RG-TURN-1). */
export const PHASES = ['valda', 'attack', 'followers', 'resource'] as const satisfies Phase[];

/** The phase in which each power counts (11.9, 11.10). */
const PHASE: Record<Being, (typeof PHASES)[number]> = {
  heimdall: 'valda',
  ymir: 'valda',
  surtur: 'attack',
  hel: 'attack',
  tyr: 'attack',
  agir: 'attack',
  thor: 'followers',
  grim: 'followers',
  odin: 'followers',
  thrym: 'followers',
  loki: 'followers',
  mork: 'followers',
  freya: 'resource',
  kari: 'resource',
};

export const beingOf = (area: Area, who: Inhabitant | null): Being =>
  who === 'giant' ? giantOf[area] : area;

/** The god or giant with this name, if there is one. */
export const beingNamed = (name: string): Being | undefined =>
  AREAS.flatMap((area): Being[] => [area, giantOf[area]]).find((being) => being === name);

/** The area that a god or a giant claims. */
export const areaOfBeing = (being: Being): Area =>
  AREAS.find((area) => area === being || giantOf[area] === being) ?? 'heimdall';

/** Who lives in an area; while that is undecided, its god stands for it. */
export function dwellerOf(view: Pick<View, 'areas'>, area: Area): Being {
  return beingOf(area, view.areas.find((place) => place.area === area)?.inhabitant ?? null);
}

export const beingName = (being: Being): string =>
  say(phrase('valda-web-being', { deck: { term: `valda-deck-${being}` } }), { names: [] });

/** What an area is called: by who lives there, or by both who might. */
export function landName(area: Area, inhabitant: Inhabitant | null): string {
  if (inhabitant !== null) return beingName(beingOf(area, inhabitant));
  return t('valda-web-undecided-name', {
    god: beingName(area),
    giant: beingName(giantOf[area]),
  });
}

/** What a power does at a level. Freya grants something else where there are giants. */
export const powerLine = (
  being: Being,
  level: Level,
  { players, giants }: { players: number; giants: boolean },
): string => t(`valda-web-power-${being}-${level}`, { players, giants: giants ? 'yes' : 'no' });

/** The rule of a power. */
export function ruleOf(being: Being, giants: boolean): string {
  const name = being.toUpperCase();
  if (isGiant(being)) return `VD-RG-GIANT-${name}`;
  const isNew = giants && (being === 'freya' || being === 'heimdall');
  return isNew ? `VD-RG-GOD-${name}` : `VD-GOD-${name}`;
}

/** The powers that a player has, in the order of the areas. */
export function powersOf(view: Pick<View, 'areas'>, { levels }: Player): Power[] {
  return AREAS.flatMap((area, index) => {
    const level = levels[index] ?? 0;
    return level > 0 ? [{ area, being: dwellerOf(view, area), level: level as Level }] : [];
  });
}

/** The powers of a player in words: with the giants by phase, else in one line. */
export function powerWords(view: Pick<View, 'areas' | 'giants'>, player: Player): string[] {
  const powers = powersOf(view, player);
  const named = (some: readonly Power[]) =>
    some
      .map(({ being, level }) => t('valda-web-power', { area: beingName(being), level }))
      .join(', ');
  if (powers.length === 0) return [];
  if (!view.giants) return [named(powers)];
  return byPhase(powers).map(({ phase, powers: own }) =>
    t('valda-web-powers-in', { phase: t(`valda-phase-${phase}`), powers: named(own) }),
  );
}

/** Powers under the phase in which they count; phases without one are left out. */
export function byPhase(powers: readonly Power[]): { phase: Phase; powers: Power[] }[] {
  return PHASES.map((phase) => ({
    phase,
    powers: powers.filter(({ being }) => PHASE[being] === phase),
  })).filter((group) => group.powers.length > 0);
}
