import * as v from 'valibot';
import { LineSchema } from '../fields.ts';
import { titled } from '../titled.ts';
import { pictureOf, StoredPictureSchema } from './picture.schema.ts';

/** A picture of the media store that may say something below itself. */
const CaptionedPictureSchema = pictureOf({
  ...StoredPictureSchema.entries,
  caption: v.optional(titled(LineSchema, 'Подпись', 'Label')),
});

/** Pictures that are looked at one after another. */
export const CaptionedPicturesSchema = v.pipe(
  v.array(CaptionedPictureSchema),
  v.minLength(1),
  v.maxLength(60),
);
