import * as v from 'valibot';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';
import { titled } from '../../core/titled.ts';

/** What happens one after another. */
export const StepsSchema = titled(
  v.object({
    title: v.optional(titled(LineSchema, 'Заголовок', 'Heading')),
    text: v.optional(titled(TextLineSchema, 'Текст', 'Text')),
    items: titled(
      listOf(
        v.object({
          title: titled(LineSchema, 'Заголовок', 'Heading'),
          /** A word or two for the contents of a guide; without it, the title. */
          name: v.optional(
            titled(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(24)), 'Название', 'Name'),
          ),
          html: v.optional(titled(HtmlSchema, 'Текст', 'Text')),
          /** What one has to have for it. */
          needs: v.optional(titled(LineSchema, 'Что нужно', 'What is needed')),
          /** How long it takes: «1–2 дня». */
          time: v.optional(titled(LineSchema, 'Сколько времени', 'How long it takes')),
          /** What it costs: «0 ₽». */
          cost: v.optional(titled(LineSchema, 'Сколько стоит', 'What it costs')),
          /** What happens, drawn. */
          picture: v.optional(titled(PictureSchema, 'Картинка', 'Picture')),
        }),
        20,
      ),
      'Пункты',
      'Items',
    ),
  }),
  'Шаги',
  'Steps',
);

export type Step = v.InferOutput<typeof StepsSchema>['items'][number];
export type StepsInput = v.InferInput<typeof StepsSchema>;
export type StepsProps = v.InferOutput<typeof StepsSchema>;
