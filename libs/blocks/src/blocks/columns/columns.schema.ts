import * as v from 'valibot';
import { NestedBlocksSchema } from '../../core/nested.schema.ts';
import { titled } from '../../core/titled.ts';

/** Blocks side by side on a desk, one under another on a phone. */
export const ColumnsSchema = titled(
  v.object({
    columns: titled(
      v.pipe(
        v.array(v.object({ blocks: titled(NestedBlocksSchema, 'Блоки', 'Blocks') })),
        v.minLength(1),
        v.maxLength(4),
      ),
      'Колонки',
      'Columns',
    ),
    /** Which of the columns is wider, by two to one. */
    wider: titled(
      v.optional(v.picklist(['none', 'first', 'last']), 'none'),
      'Какая шире',
      'The wider one',
    ),
  }),
  'Колонки',
  'Columns',
);

export type ColumnsInput = v.InferInput<typeof ColumnsSchema>;
export type ColumnsProps = v.InferOutput<typeof ColumnsSchema>;
