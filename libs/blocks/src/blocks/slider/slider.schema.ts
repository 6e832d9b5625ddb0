import * as v from 'valibot';
import { LinkSchema } from '../../core/action.schema.ts';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';

const SlideSchema = v.object({
  title: LineSchema,
  text: v.optional(TextLineSchema),
  picture: v.optional(PictureSchema),
  link: v.optional(LinkSchema),
});

/** Slides with picture, words and a link, in a row that is turned. */
export const SliderSchema = v.object({
  ...headEntries,
  items: v.pipe(v.array(SlideSchema), v.minLength(1), v.maxLength(40)),
  /** Slides in sight on a desk. */
  columns: v.optional(v.picklist([1, 2, 3]), 1),
});

export type Slide = v.InferOutput<typeof SlideSchema>;
export type SliderInput = v.InferInput<typeof SliderSchema>;
export type SliderProps = v.InferOutput<typeof SliderSchema>;
