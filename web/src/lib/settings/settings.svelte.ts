/** What this browser's owner likes, kept in the browser. */
import { locale } from '$lib/words/locale.svelte';

export const THEMES = ['system', 'dark', 'light'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;

/** How large the letters are, in per cent of what the device likes. */
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export const SOUND_NAMES = ['turn', 'card', 'dice', 'clash', 'attack', 'draugr', 'end'] as const;

export type TextSize = (typeof TEXT_SIZES)[number];
export type SoundName = (typeof SOUND_NAMES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

export type Preferences = {
  language: string;
  theme: Theme;
  speed: Speed;
  /** Whether an answer is confirmed before it is sent. */
  confirm: boolean;
  sound: boolean;
  /** How loud each sound is, from 0 to 1; as loud as is usual where nothing is said. */
  volumes: Partial<Record<SoundName, number>>;
  /** Whether lines and letters stand out more. */
  contrast: boolean;
  textSize: TextSize;
  /** Whether tables are shown in words as well. */
  twin: boolean;
  /** Whether a word is said the first time that a kind of question comes. */
  hints: boolean;
  /** The name to sit down with. */
  name: string;
};

const KEY = 'gladsheim.settings';

/** What normal speed is multiplied with. */
const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

const USUAL_VOLUME = 0.6;

const DEFAULTS: Preferences = {
  language: 'en',
  theme: 'system',
  speed: 'normal',
  confirm: true,
  sound: false,
  volumes: {},
  contrast: false,
  textSize: 100,
  twin: false,
  hints: true,
  name: '',
};

export class Settings {
  readonly #media = (query: string) => globalThis.matchMedia?.(query);
  #kept = $state<Preferences>(DEFAULTS);
  /** Counts how often what the device prefers was put on the page anew. */
  #applied = $state(0);

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = safeStorage()) {
    this.#kept = { ...DEFAULTS, ...read(storage) };
    this.storage = storage;
  }

  private readonly storage;

  get all(): Readonly<Preferences> {
    return this.#kept;
  }

  set<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
    this.#kept[name] = value;
    try {
      this.storage?.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A full or forbidden storage: the wish holds until the page is closed.
    }
    if (name === 'language') void locale.choose(this.#kept.language);
    this.apply();
  }

  /** How fast things are played out: a factor on normal speed, 0 for not at all. */
  get pace(): number {
    return document.hidden ? 0 : PACE[this.#kept.speed];
  }

  /** Whether things may travel, rather than fade. */
  get moves(): boolean {
    return this.#kept.speed !== 'off' && !this.#media('(prefers-reduced-motion: reduce)')?.matches;
  }

  /** How loud a sound is now; 0 is silent. */
  volumeOf(name: SoundName): number {
    return this.#kept.sound ? this.volumeWhenOn(name) : 0;
  }

  /** How loud it is where sound is switched on. */
  volumeWhenOn(name: SoundName): number {
    return Math.min(1, Math.max(0, Number(this.#kept.volumes[name] ?? USUAL_VOLUME)));
  }

  /** The theme in force. */
  get theme(): 'dark' | 'light' {
    const { theme } = this.#kept;
    void this.#applied;
    if (theme !== 'system') return theme;
    return this.#media('(prefers-color-scheme: light)')?.matches ? 'light' : 'dark';
  }

  /** Puts theme and motion where the styles look for them. */
  apply(): void {
    this.#applied += 1;
    const { dataset, style } = document.documentElement;
    if (this.#kept.contrast) dataset.contrast = 'more';
    else delete dataset.contrast;
    // Everything is measured in letters, so all of it grows.
    style.fontSize = this.#kept.textSize === 100 ? '' : `${this.#kept.textSize}%`;
    dataset.theme = this.theme;
    dataset.motion = this.moves ? this.#kept.speed : 'off';
  }
}

function safeStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function read(storage: Pick<Storage, 'getItem'> | undefined): Partial<Preferences> {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
