import * as v from 'valibot';
import { LinkSchema } from '../../core/action.schema.ts';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { titled } from '../../core/titled.ts';

const SlideSchema = v.object({
  title: titled(LineSchema, 'Заголовок', 'Heading'),
  text: titled(v.optional(TextLineSchema), 'Текст', 'Text'),
  picture: titled(v.optional(PictureSchema), 'Картинка', 'Picture'),
  link: titled(v.optional(LinkSchema), 'Ссылка', 'Link'),
});

/** Slides with picture, words and a link, in a row that is turned. */
export const SliderSchema = titled(
  v.object({
    ...headEntries,
    items: titled(
      v.pipe(v.array(SlideSchema), v.minLength(1), v.maxLength(40)),
      'Слайды',
      'Slides',
    ),
    /** Slides in sight on a desk. */
    columns: titled(v.optional(v.picklist([1, 2, 3]), 1), 'Слайдов на экране', 'Slides in sight'),
  }),
  'Слайдер',
  'Slider',
);

export type Slide = v.InferOutput<typeof SlideSchema>;
export type SliderInput = v.InferInput<typeof SliderSchema>;
export type SliderProps = v.InferOutput<typeof SliderSchema>;
