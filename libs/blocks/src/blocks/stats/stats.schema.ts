import * as v from 'valibot';
import { FactSchema } from '../../core/fact.schema.ts';
import { listOf, TextLineSchema } from '../../core/fields.ts';
import { wordEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

/** Large figures side by side. */
export const StatsSchema = titled(
  v.object({
    ...wordEntries,
    items: titled(listOf(FactSchema, 12), 'Цифры', 'Figures'),
    /** What the last figure is made of, a bar divided by their shares: own money and a loan. */
    parts: titled(
      v.optional(
        v.pipe(
          v.array(
            v.object({
              ...FactSchema.entries,
              /** Its share of the whole, in any unit that all of them have. */
              share: titled(v.pipe(v.number(), v.gtValue(0), v.maxValue(1e12)), 'Доля', 'Share'),
            }),
          ),
          v.minLength(2),
          v.maxLength(4),
        ),
      ),
      'Части последней цифры',
      'Parts of the last figure',
    ),
    /** Where the figures come from and of what date they are. */
    note: titled(v.optional(TextLineSchema), 'Примечание', 'Note'),
  }),
  'Цифры',
  'Figures',
);

export type StatsPart = NonNullable<v.InferOutput<typeof StatsSchema>['parts']>[number];
export type StatsInput = v.InferInput<typeof StatsSchema>;
export type StatsProps = v.InferOutput<typeof StatsSchema>;
