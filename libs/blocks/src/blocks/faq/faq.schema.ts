import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { titled } from '../../core/titled.ts';

/** Questions with answers; search engines are told of them (see `faqPageData`). */
export const FaqSchema = titled(
  v.object({
    ...headEntries,
    items: titled(
      v.pipe(
        v.array(
          v.object({
            question: titled(LineSchema, 'Вопрос', 'Question'),
            html: titled(HtmlSchema, 'Текст', 'Text'),
          }),
        ),
        v.minLength(1),
        v.maxLength(60),
      ),
      'Пункты',
      'Items',
    ),
  }),
  'Вопросы и ответы',
  'Questions and answers',
);

export type FaqInput = v.InferInput<typeof FaqSchema>;
export type FaqProps = v.InferOutput<typeof FaqSchema>;
