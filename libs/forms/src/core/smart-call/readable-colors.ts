import { contrast, formatHex, parseHex, type Rgb } from '@m30/ui-kit/colour';

/** WCAG contrast that text needs on its ground. */
const TEXT = 4.5;
/** WCAG contrast that a control needs against what surrounds it. */
const CONTROL = 3;

const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [18, 32, 42];
const BLACK: Rgb = [0, 0, 0];

/** A ground and what is written on it, as `#rrggbb`. */
export interface ReadableColors {
  ground: string;
  text: string;
}

/**
 * A colour of the server as a ground for text, with white or ink on it, whichever reads better.
 * @param against the ground behind, where the colour must stand out from it as a control does
 * @returns null for what is no hex colour, and for a ground too close to the one behind it
 */
export function readableColors(color: string | undefined, against?: string): ReadableColors | null {
  const ground = parseHex(color ?? '');
  const behind = against === undefined ? null : parseHex(against);
  if (!ground || (behind && contrast(ground, behind) < CONTROL)) return null;
  // Between the two there is a narrow band of greys where only black is dark enough.
  const text = [WHITE, INK].find((ink) => contrast(ground, ink) >= TEXT) ?? BLACK;
  return { ground: formatHex(ground), text: formatHex(text) };
}
