import * as v from 'valibot';
import { FactSchema } from '../../core/fact.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';

/** Large figures side by side. */
export const StatsSchema = v.object({
  title: v.optional(LineSchema),
  text: v.optional(TextLineSchema),
  items: listOf(FactSchema, 12),
  /** Where the figures come from and of what date they are. */
  note: v.optional(TextLineSchema),
});

export type StatsInput = v.InferInput<typeof StatsSchema>;
export type StatsProps = v.InferOutput<typeof StatsSchema>;
