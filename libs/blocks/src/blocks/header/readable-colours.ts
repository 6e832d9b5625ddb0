import { contrast, formatHex, parseHex, type Rgb } from '@m30/ui-kit/colour';

/** A free colour on the grounds that a block may stand on, as `#rrggbb`. */
export interface ReadableColours {
  light: string;
  deep: string;
}

/** The darkest light ground of the palette, paper, and its deep one: what is readable there is so on the others. */
const GROUNDS = { light: [238, 242, 244], deep: [13, 34, 46] } satisfies Record<string, Rgb>;

/** Least contrast of text (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5;

/** Steps from a colour to black or white. */
const STEPS = 20;

/** A colour, `#rgb` or `#rrggbb`, as near to itself as can be read on each ground; null for what is no such colour. */
export function readableColours(color: string): ReadableColours | null {
  const rgb = parseHex(color);
  if (!rgb) return null;
  return {
    light: formatHex(towards(rgb, [0, 0, 0], GROUNDS.light)),
    deep: formatHex(towards(rgb, [255, 255, 255], GROUNDS.deep)),
  };
}

function towards(from: Rgb, to: Rgb, ground: Rgb): Rgb {
  for (let step = 0; step <= STEPS; step++) {
    const mix = (at: 0 | 1 | 2) => Math.round(from[at] + ((to[at] - from[at]) * step) / STEPS);
    const mixed: Rgb = [mix(0), mix(1), mix(2)];
    if (contrast(mixed, ground) >= CONTRAST) return mixed;
  }
  return to;
}
