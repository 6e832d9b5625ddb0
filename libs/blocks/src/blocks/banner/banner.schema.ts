import * as v from 'valibot';
import { ActionSchema } from '../../core/action.schema.ts';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';

/** A call to do something, over a picture or on a deep ground. */
export const BannerSchema = v.object({
  title: LineSchema,
  text: v.optional(TextLineSchema),
  /** A line above the title: what it is about. */
  label: v.optional(LineSchema),
  picture: v.optional(PictureSchema),
  action: v.optional(ActionSchema),
});

export type BannerInput = v.InferInput<typeof BannerSchema>;
export type BannerProps = v.InferOutput<typeof BannerSchema>;
