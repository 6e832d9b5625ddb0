/** WCAG contrast that text needs on its ground. */
const TEXT = 4.5;
/** WCAG contrast that a control needs against what surrounds it. */
const CONTROL = 3;

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
  const ground = hex(color);
  if (!ground || (against && contrast(ground, against) < CONTROL)) return null;
  const text = ['#ffffff', '#12202a'].find((ink) => contrast(ground, ink) >= TEXT);
  // Between the two there is a narrow band of greys where only black is dark enough.
  return { ground, text: text ?? '#000000' };
}

/** Contrast of two `#rrggbb` colours, 1 … 21 (WCAG 2.2, «contrast ratio»). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `#rrggbb` for `#rgb` and `#rrggbb`; null for everything else, so that no other CSS gets through. */
function hex(color: string | undefined): string | null {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color?.trim() ?? '') ?? [];
  if (!digits) return null;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`.toLowerCase();
}
