import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { PictureSchema, StoredPictureSchema } from '../../core/picture/picture.schema.ts';
import { VideoSchema } from '../../core/video.schema.ts';

/** One review (specification §3): who, when, in which words, with photographs and a video. */
const ReviewSchema = v.object({
  /** Portrait of who writes. */
  icon: v.optional(PictureSchema),
  /** Who writes. */
  title: LineSchema,
  /** What of: «Светлый двор», студия. */
  note: v.optional(LineSchema),
  /** Calendar date, ISO. */
  date: v.optional(v.pipe(v.string(), v.isoDate())),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2_000)),
  photo: v.optional(v.pipe(v.array(StoredPictureSchema), v.maxLength(20)), []),
  video: v.optional(VideoSchema),
});

/** Reviews in a row: one, two from 576 px, three from 768 px. */
export const ReviewsSliderSchema = v.object({
  ...headEntries,
  items: v.pipe(v.array(ReviewSchema), v.minLength(1), v.maxLength(40)),
});

export type Review = v.InferOutput<typeof ReviewSchema>;
export type ReviewsSliderInput = v.InferInput<typeof ReviewsSliderSchema>;
export type ReviewsSliderProps = v.InferOutput<typeof ReviewsSliderSchema>;
