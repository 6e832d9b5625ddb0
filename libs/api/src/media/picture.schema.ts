import * as v from 'valibot';

/** A picture in the media store: `src` is its id, widths are made on request. */
export const PictureSchema = v.object({
  id: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  /** Dominant colour, shown until the picture has loaded. */
  colour: v.string(),
});
