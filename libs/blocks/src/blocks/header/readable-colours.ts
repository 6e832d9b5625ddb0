/** A free colour on the grounds that a block may stand on, as `#rrggbb`. */
export interface ReadableColours {
  light: string;
  deep: string;
}

/** Red, green and blue, each 0–255. */
type Rgb = readonly [number, number, number];

/** The darkest light ground of the palette, paper, and its deep one: what is readable there is so on the others. */
const GROUNDS = { light: [238, 242, 244], deep: [13, 34, 46] } satisfies Record<string, Rgb>;

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5;

/** Steps from a colour to black or white. */
const STEPS = 20;

/** A colour, `#rgb` or `#rrggbb`, as near to itself as can be read on each ground; null for what is no such colour. */
export function readableColours(color: string): ReadableColours | null {
  const rgb = parse(color.trim());
  if (!rgb) return null;
  return {
    light: write(towards(rgb, [0, 0, 0], GROUNDS.light)),
    deep: write(towards(rgb, [255, 255, 255], GROUNDS.deep)),
  };
}

function parse(color: string): Rgb | null {
  const digits = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color);
  if (!digits) return null;
  const six = digits[2] ?? [...(digits[1] ?? '')].map((digit) => digit + digit).join('');
  const value = Number.parseInt(six, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const write = (rgb: Rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

function towards(from: Rgb, to: Rgb, ground: Rgb): Rgb {
  for (let step = 0; step <= STEPS; step++) {
    const mix = (at: 0 | 1 | 2) => Math.round(from[at] + ((to[at] - from[at]) * step) / STEPS);
    const mixed: Rgb = [mix(0), mix(1), mix(2)];
    if (contrast(mixed, ground) >= CONTRAST) return mixed;
  }
  return to;
}

/** Contrast ratio of two colours (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
