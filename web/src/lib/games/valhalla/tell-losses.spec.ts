import { expect, it } from 'vitest';

import type { Happening } from '$generated/protocol';
import { phrase } from '$lib/words/phrase';
import { locale, say } from '$lib/words/locale.svelte';

import { mergeLosses, tellLosses } from './tell-losses';
import type { Card, Event, View } from './types';

await locale.learn('valhalla');

const view = {} as View;
const moment = (...events: Event[]) => ({
  happenings: events.map((event) => ({ event, phrase: phrase('x'), reveals: false })),
  view,
  flights: [],
  ms: 100,
});
const lost = (seat: number, card: Card): Event => ({ type: 'lost', seat, zone: 'hand', card });
const words = ({ told }: { told?: Happening[] }) =>
  told?.map(({ phrase }) => say(phrase, { names: ['Ask', 'Embla'], seat: 0 }));

it('says in one sentence what somebody loses', () => {
  const both = tellLosses(moment(lost(1, 'axe'), lost(1, 'wolf')));
  expect(words(both)?.join()).toMatch(/Embla.* loses .*Axe.* and .*Wolf/);
  expect(tellLosses(moment(lost(1, 'axe'))).told).toBeUndefined();
});

it('takes losses together that follow each other, but only of one player', () => {
  const [axe, wolf] = [moment(lost(0, 'axe')), moment(lost(0, 'wolf'))];
  expect(words(mergeLosses(axe, wolf)!)?.join()).toMatch(/^You lose .*Axe.* and .*Wolf/);
  expect(mergeLosses(axe, moment(lost(1, 'wolf')))).toBeUndefined();
  expect(mergeLosses(axe, moment({ type: 'stand', seat: 0 }))).toBeUndefined();
});
