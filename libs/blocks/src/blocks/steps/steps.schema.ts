import * as v from 'valibot';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';

/** What happens one after another. */
export const StepsSchema = v.object({
  title: v.optional(LineSchema),
  text: v.optional(TextLineSchema),
  items: listOf(
    v.object({
      title: LineSchema,
      /** How long it takes: «1–2 дня». */
      time: v.optional(LineSchema),
      html: v.optional(HtmlSchema),
    }),
    20,
  ),
});

export type StepsInput = v.InferInput<typeof StepsSchema>;
export type StepsProps = v.InferOutput<typeof StepsSchema>;
