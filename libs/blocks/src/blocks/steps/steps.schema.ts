import * as v from 'valibot';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';

/** What happens one after another. */
export const StepsSchema = v.object({
  title: v.optional(LineSchema),
  text: v.optional(TextLineSchema),
  items: listOf(
    v.object({
      title: LineSchema,
      /** A word or two for the contents of a guide; without it, the title. */
      name: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(24))),
      html: v.optional(HtmlSchema),
      /** What one has to have for it. */
      needs: v.optional(LineSchema),
      /** How long it takes: «1–2 дня». */
      time: v.optional(LineSchema),
      /** What it costs: «0 ₽». */
      cost: v.optional(LineSchema),
      /** What happens, drawn. */
      picture: v.optional(PictureSchema),
    }),
    20,
  ),
});

export type Step = v.InferOutput<typeof StepsSchema>['items'][number];
export type StepsInput = v.InferInput<typeof StepsSchema>;
export type StepsProps = v.InferOutput<typeof StepsSchema>;
