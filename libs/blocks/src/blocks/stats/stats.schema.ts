import * as v from 'valibot';
import { FactSchema } from '../../core/fact.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';

/** Large figures side by side. */
export const StatsSchema = v.object({
  title: v.optional(LineSchema),
  text: v.optional(TextLineSchema),
  items: listOf(FactSchema, 12),
  /** What the last figure is made of, a bar divided by their shares: own money and a loan. */
  parts: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...FactSchema.entries,
          /** Its share of the whole, in any unit that all of them have. */
          share: v.pipe(v.number(), v.gtValue(0), v.maxValue(1e12)),
        }),
      ),
      v.minLength(2),
      v.maxLength(4),
    ),
  ),
  /** Where the figures come from and of what date they are. */
  note: v.optional(TextLineSchema),
});

export type StatsPart = NonNullable<v.InferOutput<typeof StatsSchema>['parts']>[number];
export type StatsInput = v.InferInput<typeof StatsSchema>;
export type StatsProps = v.InferOutput<typeof StatsSchema>;
