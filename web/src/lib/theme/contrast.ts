/** Contrast as WCAG 2 defines it, for colours written `#rrggbb`. */

function channels(hex: string): [number, number, number] {
  const value = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!value) throw new Error(`not a colour of the form #rrggbb: ${hex}`);
  const number = Number.parseInt(value, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** Relative luminance: 0 is black, 1 is white. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The custom properties of the first rule whose selector contains `selector`. */
export function tokensOf(css: string, selector: string): Map<string, string> {
  const from = css.indexOf('{', css.indexOf(selector));
  const body = css.slice(from + 1, css.indexOf('}', from));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
}
