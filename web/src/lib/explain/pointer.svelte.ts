/** What the reader points with, for sentences that say how. */
import { MediaQuery } from 'svelte/reactivity';

const hovers = new MediaQuery('hover: hover');

/** The value of `$pointer` in words. */
export const pointer = (): 'mouse' | 'touch' => (hovers.current ? 'mouse' : 'touch');
