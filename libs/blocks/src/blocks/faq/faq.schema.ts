import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { HtmlSchema } from '../../core/html/html.schema.ts';

/** Questions with answers; search engines are told of them (see `faqPageData`). */
export const FaqSchema = v.object({
  ...headEntries,
  items: v.pipe(
    v.array(v.object({ question: LineSchema, html: HtmlSchema })),
    v.minLength(1),
    v.maxLength(60),
  ),
});

export type FaqInput = v.InferInput<typeof FaqSchema>;
export type FaqProps = v.InferOutput<typeof FaqSchema>;
