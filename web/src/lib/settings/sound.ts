/** A soft tone, for those who want to be called. */
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

/** Two short notes of a bell; silent unless sound is switched on. */
export function call(): void {
  if (!settings.all.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A page that was opened in the background starts silent until it is touched.
  if (context.state === 'suspended') void context.resume();
  for (const [note, after] of [
    [523.25, 0],
    [783.99, 0.14],
  ] as const) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + after;
    tone.frequency.value = note;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.08, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.65);
  }
}
