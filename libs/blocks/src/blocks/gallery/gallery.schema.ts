import * as v from 'valibot';
import { CaptionedPicturesSchema } from '../../core/picture/captioned.schema.ts';
import { headEntries } from '../../core/head.schema.ts';

/** Photographs in a grid; a press opens them over the whole screen. */
export const GallerySchema = v.object({
  ...headEntries,
  pictures: CaptionedPicturesSchema,
  /** Photographs in a row on a desk. */
  columns: v.optional(v.picklist([2, 3, 4]), 3),
});

export type GalleryInput = v.InferInput<typeof GallerySchema>;
export type GalleryProps = v.InferOutput<typeof GallerySchema>;
