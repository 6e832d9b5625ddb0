import type { ResultOf } from '@m30/api/client';
import type { pictures } from './pictures.table.ts';
import { drawPreview } from './preview/draw-preview.ts';
import { versionedId } from './versioned-id.ts';

export type PictureRow = typeof pictures.$inferSelect;
type Picture = ResultOf<'Objects.GetCatalog'>['complexes'][number]['picture'];
type Known = Pick<PictureRow, 'id' | 'alt' | 'width' | 'height' | 'thumbhash'> & {
  [Column in 'version' | 'focusX' | 'focusY']?: PictureRow[Column] | undefined;
};

/** A picture as the contract has it. */
export function toPicture(row: Known): Picture {
  const { alt, width, height, thumbhash } = row;
  // Rows of older databases have a colour there, and no preview.
  const look = thumbhash.startsWith('#') ? { colour: thumbhash } : drawPreview(thumbhash);
  const focus = focusOf(row);
  return { id: versionedId(row), alt, width, height, ...look, ...(focus && { focus }) };
}

/** Where its subject stands, as CSS places it: `30% 70%`; `null` is the middle. */
function focusOf({ focusX, focusY }: Known): string | null {
  const isSaid = typeof focusX === 'number' && typeof focusY === 'number';
  return isSaid && (focusX !== 50 || focusY !== 50) ? `${focusX}% ${focusY}%` : null;
}
