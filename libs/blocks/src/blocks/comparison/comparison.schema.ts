import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

/** Words of a cell, or whether the option has it. */
const value = v.union([LineSchema, v.boolean()]);

/** Ways to do one thing, side by side. */
export const ComparisonSchema = titled(
  v.pipe(
    v.object({
      ...headEntries,
      columns: titled(
        v.pipe(
          v.array(
            v.object({
              title: titled(LineSchema, 'Заголовок', 'Heading'),
              note: titled(v.optional(LineSchema), 'Пояснение', 'Explanation'),
              /** The one that is advised. */
              best: titled(v.optional(v.boolean(), false), 'Советуем', 'Recommended'),
            }),
          ),
          v.minLength(2),
          v.maxLength(5),
        ),
        'Колонки',
        'Columns',
      ),
      rows: titled(
        v.pipe(
          v.array(
            v.object({
              title: titled(LineSchema, 'Заголовок', 'Heading'),
              note: titled(v.optional(LineSchema), 'Пояснение', 'Explanation'),
              /** A value for each column, in their order. */
              values: titled(v.array(value), 'Значения по колонкам', 'Values by column'),
            }),
          ),
          v.minLength(1),
          v.maxLength(40),
        ),
        'Строки',
        'Rows',
      ),
    }),
    v.check(
      ({ columns, rows }) => rows.every(({ values }) => values.length === columns.length),
      'Each row needs a value for each column',
    ),
  ),
  'Сравнение',
  'Comparison',
);

export type ComparisonValue = v.InferOutput<typeof value>;
export type ComparisonInput = v.InferInput<typeof ComparisonSchema>;
export type ComparisonProps = v.InferOutput<typeof ComparisonSchema>;
