import type { PlacedLot } from '../snapshot/snapshot.ts';

/**
 * Path of a flat's drawing as a picture that portals and mail programs show: no SVG, no AVIF; `null` where there is none.
 * `/media/plans/2k-64.svg` has a PNG, a raster of an import a JPEG; a drawing that the staff have uploaded as SVG has neither.
 */
export function planPicture({ plan: { drawing }, mirrored }: PlacedLot): string | null {
  if (drawing.endsWith('.avif')) return drawing.replace(/avif$/, 'jpg');
  if (!drawing.startsWith('/media/plans/')) return null;
  return drawing.replace(/\.svg$/, `${mirrored ? '-flipped' : ''}.png`);
}
