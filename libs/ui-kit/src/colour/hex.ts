/** Red, green and blue, each 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rgb` and `#rrggbb`; `null` for everything else, so that no other CSS gets through. */
export function parseHex(colour: string): Rgb | null {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim()) ?? [];
  if (!digits) return null;
  const six = digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
  const value = Number.parseInt(six, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` of whole parts. */
export const formatHex = (rgb: Rgb): string =>
  `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
