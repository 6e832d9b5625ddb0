import * as v from 'valibot';
import { CaptionedPicturesSchema } from '../../core/picture/captioned.schema.ts';
import { headEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

/** Photographs in a grid; a press opens them over the whole screen. */
export const GallerySchema = titled(
  v.object({
    ...headEntries,
    pictures: titled(CaptionedPicturesSchema, 'Фотографии', 'Photographs'),
    /** Photographs in a row on a desk. */
    columns: titled(
      v.optional(v.picklist([2, 3, 4]), 3),
      'Фотографий в ряду',
      'Photographs in a row',
    ),
  }),
  'Галерея',
  'Gallery',
);

export type GalleryInput = v.InferInput<typeof GallerySchema>;
export type GalleryProps = v.InferOutput<typeof GallerySchema>;
