import * as v from 'valibot';
import { CaptionedPicturesSchema } from '../../core/picture/captioned.schema.ts';
import { headEntries } from '../../core/head.schema.ts';

/** Photographs in a row; a press opens one over the whole screen. */
export const PhotoSliderSchema = v.object({
  ...headEntries,
  pictures: CaptionedPicturesSchema,
  /** Photographs in sight on a desk. */
  columns: v.optional(v.picklist([1, 2, 3]), 1),
});

export type PhotoSliderInput = v.InferInput<typeof PhotoSliderSchema>;
export type PhotoSliderProps = v.InferOutput<typeof PhotoSliderSchema>;
