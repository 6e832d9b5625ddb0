import * as v from 'valibot';
import { CaptionedPicturesSchema } from '../../core/picture/captioned.schema.ts';
import { headEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

/** Photographs in a row; a press opens one over the whole screen. */
export const PhotoSliderSchema = titled(
  v.object({
    ...headEntries,
    pictures: titled(CaptionedPicturesSchema, 'Фотографии', 'Photographs'),
    /** Photographs in sight on a desk. */
    columns: titled(
      v.optional(v.picklist([1, 2, 3]), 1),
      'Фотографий на экране',
      'Photographs in sight',
    ),
  }),
  'Лента фотографий',
  'Slider of photographs',
);

export type PhotoSliderInput = v.InferInput<typeof PhotoSliderSchema>;
export type PhotoSliderProps = v.InferOutput<typeof PhotoSliderSchema>;
