import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { AnyPictureSchema } from '../../core/picture/picture.schema.ts';
import { AnyVideoSchema } from '../../core/picture/video.schema.ts';
import { titled } from '../../core/titled.ts';

/** One review (specification §3): who, when, in which words, with photographs and a video. */
const ReviewSchema = v.pipe(
  v.object({
    /** Portrait of who writes. */
    icon: titled(v.optional(AnyPictureSchema), 'Портрет', 'Portrait'),
    /** Who writes. */
    title: titled(v.optional(LineSchema, 'Покупатель'), 'Кто пишет', 'Who writes'),
    /** What of: «Светлый двор», студия. */
    note: titled(v.optional(LineSchema), 'О чём', 'About'),
    /** Calendar date, ISO, or any words for one: «октябрь 2026». */
    date: titled(v.optional(LineSchema), 'Дата', 'Date'),
    text: titled(
      v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2_000))),
      'Текст',
      'Text',
    ),
    /** Photographs, or one of them. */
    photo: titled(
      v.optional(
        v.union([
          v.pipe(v.array(AnyPictureSchema), v.maxLength(20)),
          v.pipe(
            AnyPictureSchema,
            v.transform((picture) => [picture]),
          ),
        ]),
        [],
      ),
      'Фотографии',
      'Photographs',
    ),
    video: titled(v.optional(AnyVideoSchema), 'Видео', 'Video'),
  }),
  v.check(
    ({ text, photo, video }) => text !== undefined || photo.length > 0 || video !== undefined,
    'has neither words nor photographs nor a video',
  ),
);

/** Reviews in a row: one, two from 576 px, three from 768 px. */
export const ReviewsSliderSchema = titled(
  v.object({
    ...headEntries,
    items: titled(
      v.pipe(v.array(ReviewSchema), v.minLength(1), v.maxLength(40)),
      'Отзывы',
      'Reviews',
    ),
  }),
  'Лента отзывов',
  'Slider of reviews',
);

export type Review = v.InferOutput<typeof ReviewSchema>;
export type ReviewsSliderInput = v.InferInput<typeof ReviewsSliderSchema>;
export type ReviewsSliderProps = v.InferOutput<typeof ReviewsSliderSchema>;
