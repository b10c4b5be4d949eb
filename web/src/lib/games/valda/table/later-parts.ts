/** What the map can be shown without, in one file. */
export { default as AttackScene } from './AttackScene.svelte';
export { default as Draft } from './Draft.svelte';
export { default as Fork } from './Fork.svelte';
export { default as Orders } from './Orders.svelte';
export { default as Picker } from './Picker.svelte';
export { default as WeaponSheet } from './WeaponSheet.svelte';
