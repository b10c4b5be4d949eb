/** What a table sounds like, for those who want to hear it; every sound is made here, of tones and noise. */
import { settings, type SoundName } from './settings.svelte';

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** A tone that swells and dies away. */
type Tone = {
  kind: OscillatorType;
  /** Where it begins and where it ends, in Hz. */
  from: number;
  to?: number;
  after?: number;
  lasts: number;
  loud: number;
};
/** Noise through a filter, for what rattles and sweeps. */
type Noise = { band: number; width?: number; after?: number; lasts: number; loud: number };

const tone = (from: number, lasts: number, more: Partial<Tone> = {}): Tone => ({
  kind: 'sine',
  from,
  lasts,
  loud: 0.16,
  ...more,
});
const noise = (band: number, lasts: number, more: Partial<Noise> = {}): Noise => ({
  band,
  lasts,
  loud: 0.3,
  ...more,
});

const SOUNDS: Record<SoundName, readonly (Tone | Noise)[]> = {
  // A card drawn over wood.
  card: [noise(2600, 0.09, { width: 0.8 }), noise(900, 0.06, { after: 0.05, loud: 0.18 })],
  // A handful of dice, each touching down twice.
  dice: [0, 0.05, 0.11, 0.16, 0.24, 0.33].map((after, turn) =>
    noise(1700 + 260 * (turn % 3), 0.035, { after, width: 5, loud: 0.5 - 0.05 * turn }),
  ),
  // Iron on iron.
  clash: [
    noise(3400, 0.3, { width: 1.5, loud: 0.35 }),
    tone(1244, 0.5, { kind: 'triangle', loud: 0.1 }),
    tone(1867, 0.4, { kind: 'triangle', loud: 0.07, after: 0.01 }),
  ],
  // A war horn.
  attack: [
    tone(146.8, 0.7, { kind: 'sawtooth', to: 155, loud: 0.09 }),
    tone(220, 0.7, { kind: 'sawtooth', to: 233, loud: 0.06, after: 0.06 }),
  ],
  // Something old wakes.
  draugr: [
    tone(98, 1, { kind: 'triangle', to: 46, loud: 0.26 }),
    noise(220, 0.9, { width: 2, loud: 0.22 }),
  ],
  // Two notes of a bell.
  turn: [tone(523.25, 0.6, { loud: 0.14 }), tone(783.99, 0.6, { loud: 0.14, after: 0.14 })],
  // A chord that opens.
  end: [261.63, 329.63, 392, 523.25].map((from, turn) =>
    tone(from, 1.6, { kind: 'triangle', loud: 0.09, after: 0.12 * turn }),
  ),
};

/** Plays a sound, as loud as its listener likes it; silent unless sound is switched on. */
export function play(name: SoundName): void {
  const volume = settings.volumeOf(name);
  if (volume === 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A page that was opened in the background starts silent until it is touched.
  if (context.state === 'suspended') void context.resume();
  for (const part of SOUNDS[name]) sound(context, part, volume);
}

function sound(audio: AudioContext, part: Tone | Noise, volume: number): void {
  const start = audio.currentTime + (part.after ?? 0);
  const end = start + part.lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, part.loud * volume), start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = 'band' in part ? hissing(audio, part, gain) : sounding(audio, part, gain, end);
  source.start(start);
  source.stop(end + 0.05);
}

function sounding(audio: AudioContext, part: Tone, to: AudioNode, end: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = part.kind;
  source.frequency.setValueAtTime(part.from, audio.currentTime + (part.after ?? 0));
  if (part.to) source.frequency.exponentialRampToValueAtTime(part.to, end);
  source.connect(to);
  return source;
}

function hissing(audio: AudioContext, part: Noise, to: AudioNode): AudioBufferSourceNode {
  hiss ??= whiteNoise(audio);
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = hiss;
  source.loop = true;
  filter.type = 'bandpass';
  filter.frequency.value = part.band;
  filter.Q.value = part.width ?? 1;
  source.connect(filter).connect(to);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
