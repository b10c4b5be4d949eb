/** What a game gives for its turns to be told: what the fold must know, and how things are drawn and named. */
import type { Component } from 'svelte';

import type { StoryRules } from './fold';

export type Storyteller = {
  rules: StoryRules;
  /** What is counted, drawn as high as the text. */
  Figure: Component<{ what: string }>;
  /** A number of it in words. */
  amount(what: string, n: number): string;
  phaseName(phase: string): string;
};
