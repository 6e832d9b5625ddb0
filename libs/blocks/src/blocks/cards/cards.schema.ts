import * as v from 'valibot';
import { FilePathSchema, LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';

/** Club cards of residents (specification, section 3), from the first rank to the highest. */
export const CardsSchema = v.object({
  title: v.optional(LineSchema),
  text: v.optional(TextLineSchema),
  items: listOf(
    v.object({
      title: LineSchema,
      img: v.nullish(FilePathSchema),
      discount: v.optional(
        v.object({
          value: v.pipe(LineSchema, v.maxLength(20)),
          caption: v.optional(LineSchema),
        }),
      ),
    }),
    12,
  ),
});

export type CardsInput = v.InferInput<typeof CardsSchema>;
export type CardsProps = v.InferOutput<typeof CardsSchema>;
