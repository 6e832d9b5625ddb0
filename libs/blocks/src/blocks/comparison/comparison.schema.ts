import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';

/** Words of a cell, or whether the option has it. */
const value = v.union([LineSchema, v.boolean()]);

/** Ways to do one thing, side by side. */
export const ComparisonSchema = v.pipe(
  v.object({
    ...headEntries,
    columns: v.pipe(
      v.array(
        v.object({
          title: LineSchema,
          note: v.optional(LineSchema),
          /** The one that is advised. */
          best: v.optional(v.boolean(), false),
        }),
      ),
      v.minLength(2),
      v.maxLength(5),
    ),
    rows: v.pipe(
      v.array(
        v.object({
          title: LineSchema,
          note: v.optional(LineSchema),
          /** A value for each column, in their order. */
          values: v.array(value),
        }),
      ),
      v.minLength(1),
      v.maxLength(40),
    ),
  }),
  v.check(
    ({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
    'Each row needs a value for each column',
  ),
);

export type ComparisonValue = v.InferOutput<typeof value>;
export type ComparisonInput = v.InferInput<typeof ComparisonSchema>;
export type ComparisonProps = v.InferOutput<typeof ComparisonSchema>;
