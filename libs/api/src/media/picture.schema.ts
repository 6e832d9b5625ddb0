import * as v from 'valibot';

/**
 * A picture in the media store, by its id. Its files are `/media/{id}-{width}.{format}` and `…-{width}-portrait.{format}` of the
 * origin that answers the methods: `width` in pixels, `format` avif or webp. Any width that a page asks for is answered,
 * made on request or the nearest that there is; a page asks for none above the picture's own, unless that is smaller than all.
 */
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
