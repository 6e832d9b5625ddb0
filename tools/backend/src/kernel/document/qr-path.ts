import { encode } from 'uqr';

/** A QR code as one path: a square of 1 × 1 for each dark cell. */
export interface QrPath {
  /** Cells along a side, the quiet margin included. */
  size: number;
  path: string;
}

/** Draws a text as a QR code that a worn screen still shows well. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: rows.flat().join('') };
}
