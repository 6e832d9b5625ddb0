import * as v from 'valibot';

/** A picture in the media store: `src` is its id, widths are made on request. */
export const PictureSchema = v.object({
  id: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  /** Mean colour, shown until the picture has loaded where there is no preview. */
  colour: v.string(),
  /** The picture blurred, as a `data:` address of less than 200 characters: shown until it has loaded. */
  preview: v.optional(v.string()),
  /** Where its subject stands, `30% 70%`: what is cropped is cropped around it; absent is the middle. */
  focus: v.optional(v.string()),
});
