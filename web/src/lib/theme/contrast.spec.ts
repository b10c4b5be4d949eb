import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, luminance, tokensOf } from './contrast';

const css = readFileSync('src/lib/theme/tokens.css', 'utf8');
const grounds = ['--surface', '--surface-raised', '--surface-sunk'];
const inks = ['--text', '--text-soft', '--text-gold', '--text-danger', '--text-ice', '--text-good'];

describe('contrast', () => {
  it('knows black and white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(luminance('#ffffff')).toBeCloseTo(1);
  });

  it('refuses what is not a colour', () => {
    expect(() => luminance('gold')).toThrow('gold');
  });
});

describe.each(["[data-theme='dark']", "[data-theme='light']"])('theme %s', (selector) => {
  const tokens = tokensOf(css, selector);
  const ratio = (ink: string, ground: string): number =>
    contrast(tokens.get(ink) ?? '', tokens.get(ground) ?? '');

  it.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)))(
    'reads %s on %s',
    (ink, ground) => expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it.each([
    ['--text', '--sky-low'],
    ['--text', '--sky-top'],
    ['--text-soft', '--sky-middle'],
    ['--wood-text', '--wood-1'],
    ['--wood-text', '--wood-3'],
    ['--wood-text-soft', '--wood-2'],
    ['--on-accent', '--accent'],
    ['--on-accent', '--accent-raised'],
    ['--on-danger', '--danger'],
  ])('reads %s on %s', (ink, ground) => expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5));

  it.each([0, 1, 2, 3, 4, 5])('shows seat colour %i on every ground', (seat) => {
    for (const ground of grounds) expect(ratio(`--seat-${seat}`, ground)).toBeGreaterThanOrEqual(3);
    expect(ratio('--on-seat', `--seat-${seat}`)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--line-strong', '--focus'])('shows the outline %s', (line) => {
    for (const ground of grounds) expect(ratio(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
