import type { ResultOf } from '@m30/api/client';
import type { pictures } from './pictures.table.ts';
import { drawPreview } from './preview/draw-preview.ts';

export type PictureRow = typeof pictures.$inferSelect;
type Picture = ResultOf<'Objects.GetCatalog'>['complexes'][number]['picture'];
type Known = Pick<PictureRow, 'id' | 'alt' | 'width' | 'height' | 'thumbhash'>;

/** A picture as the contract has it. */
export function toPicture({ id, alt, width, height, thumbhash }: Known): Picture {
  // Rows of older databases have a colour there, and no preview.
  const look = thumbhash.startsWith('#') ? { colour: thumbhash } : drawPreview(thumbhash);
  return { id, alt, width, height, ...look };
}
