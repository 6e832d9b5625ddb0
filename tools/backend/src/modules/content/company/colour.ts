/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export const WHITE: Colour = [255, 255, 255];
export const BLACK: Colour = [0, 0, 0];

/** @param hex `#1a6b4f` */
export function colourOf(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/** `#1a6b4f` of a colour. */
export const hexOf = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A colour with a share, 0 to 1, of another. */
export function mixed([r, g, b]: Colour, [R, G, B]: Colour, share: number): Colour {
  const part = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [part(r, R), part(g, G), part(b, B)];
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The nearest mixture with `toward` that stands out from `ground` by the ratio; `toward` itself where none does. */
export function readableOn(colour: Colour, ground: Colour, toward: Colour, ratio = 4.6): Colour {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mixed(colour, toward, share);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return toward;
}
