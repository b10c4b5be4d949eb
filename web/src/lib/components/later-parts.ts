/** What a table can be laid without, in one file: a game is hardly ever played without some of it. */
export { default as Rulebook } from '$lib/rulebook/Rulebook.svelte';

export { default as ChatPanel } from './ChatPanel.svelte';
export { default as KeyMap } from './KeyMap.svelte';
export { default as OverBar } from './OverBar.svelte';
export { default as Result } from './Result.svelte';
export { default as SeatMenu } from './SeatMenu.svelte';
export { default as TextTwin } from './TextTwin.svelte';
