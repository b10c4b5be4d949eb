/** The colours of the four types of cards: yellow, red, blue, and the weapons' violet. */
import type { CardType } from '../../types';

export interface FrameColours {
  wood: readonly [string, string];
  edge: string;
  body: string;
  shine: string;
  rim: string;
}

export const frames: Record<CardType, FrameColours> = {
  action: {
    wood: ['#5a3f14', '#231605'],
    edge: '#140b02',
    body: '#d9a441',
    shine: '#fff0bd',
    rim: '#f0c465',
  },
  attack: {
    wood: ['#5a1713', '#240606'],
    edge: '#120202',
    body: '#d8563f',
    shine: '#ffc9b0',
    rim: '#f08a6a',
  },
  defence: {
    wood: ['#123a5e', '#061628'],
    edge: '#020a14',
    body: '#4a9bd0',
    shine: '#d0efff',
    rim: '#8fd0f5',
  },
  weapon: {
    wood: ['#3a2a6b', '#140c2e'],
    edge: '#0a0518',
    body: '#a08cf0',
    shine: '#f3ecff',
    rim: '#f3cf7a',
  },
};
