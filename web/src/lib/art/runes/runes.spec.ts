import { describe, expect, it } from 'vitest';
import { carved, placed, rowWidth, rune, runeHeight, runeLetters, runeWidth } from './runes';

/** The points of a path made of absolute M, L and V commands. */
function points(path: string): [number, number][] {
  let x = 0;
  return [...path.matchAll(/([MLV])\s*([\d.]+)(?:\s+([\d.]+))?/g)].map(([, command, one, two]) => {
    if (command !== 'V') x = Number(one);
    return [x, Number(command === 'V' ? one : two)];
  });
}

describe('the rune alphabet', () => {
  it('has the twenty-four runes of the elder row, all different', () => {
    expect(runeLetters).toHaveLength(24);
    expect(new Set(runeLetters.map(rune)).size).toBe(24);
  });

  it.each(runeLetters)('keeps %s in its field', (letter) => {
    for (const [x, y] of points(rune(letter))) {
      expect(x).toBeLessThanOrEqual(runeWidth);
      expect(y).toBeLessThanOrEqual(runeHeight);
    }
  });

  it.each(runeLetters)('cuts no level line in %s', (letter) => {
    for (const part of rune(letter).split('M').slice(1)) {
      const line = points(`M${part}`);
      line.slice(1).forEach(([, y], index) => expect(y).not.toBe(line[index]?.[1]));
    }
  });

  it('carves words by sound', () => {
    expect(carved('Thing')).toEqual(['þ', 'i', 'ŋ']);
    expect(carved('Vöx 7!')).toEqual(['w', 'o', 'k', 's']);
  });

  it('sets runes in a row', () => {
    expect(placed('oak').map(({ x }) => x)).toEqual([0, 13, 26]);
    expect(rowWidth(3)).toBe(34);
    expect(rowWidth(0)).toBe(0);
  });
});
