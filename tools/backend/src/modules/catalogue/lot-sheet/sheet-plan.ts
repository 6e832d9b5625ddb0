import { parseDrawing, parseVariant } from '../../media/parse-variant.ts';
import type { MediaStore } from '../../media/media-store.ts';

/** A plan as paper takes it: SVG, or a picture as a data URI. */
export type SheetPlan = { svg: string } | { image: string };

/**
 * The drawing at an address as paper takes it; `null` where there is none any more.
 * @param address `/media/plans/2k-64.svg`; of an import also `/media/plan-2k_v1.svg` or `/media/plan-2k_v1-1280.avif`
 */
export async function sheetPlan(
  media: Pick<MediaStore, 'drawing' | 'uploadedDrawing' | 'read' | 'find'>,
  address: string,
): Promise<SheetPlan | null> {
  const path = address.replace(/^\/media\//, '');
  const uploaded = parseDrawing(path);
  const svg = uploaded === null ? media.drawing(path) : await media.uploadedDrawing(uploaded);
  if (svg !== null) return { svg };
  const variant = parseVariant(path);
  if (!variant || !(await media.find(variant))) return null;
  const bytes = await media.read({ ...variant, format: 'jpg' });
  return { image: `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` };
}

/**
 * A drawing as paper prints it. Paper has no order of painting, so an outline of a word would lie over the word; and it needs a width and a
 * height, which a drawing that the staff have uploaded may leave to its view box.
 */
export const printableDrawing = (svg: string): string =>
  svg
    .replace(/ paint-order="stroke" stroke="[^"]*" stroke-width="[^"]*"/g, '')
    .replace(
      /<svg(?![^>]*\swidth=)([^>]*\sviewBox="\S+ \S+ (\S+) (\S+)")/,
      '<svg width="$2" height="$3"$1',
    );
