import * as v from 'valibot';
import { LinkSchema } from '../../core/action.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';

/** Sums of money that a page is about: what is paid, saved or given. */
export const RoubleblockSchema = v.object({
  title: v.optional(LineSchema),
  text: v.optional(TextLineSchema),
  items: listOf(
    v.object({
      /** Whole roubles. */
      sum: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      /** Word before the sum. */
      prefix: v.optional(v.picklist(['от', 'до'])),
      text: LineSchema,
      note: v.optional(TextLineSchema),
    }),
    12,
  ),
  link: v.optional(LinkSchema),
});

export type RoubleblockInput = v.InferInput<typeof RoubleblockSchema>;
export type RoubleblockProps = v.InferOutput<typeof RoubleblockSchema>;
