import * as v from 'valibot';
import { NestedBlocksSchema } from '../../core/nested.schema.ts';

/** Blocks side by side on a desk, one under another on a phone. */
export const ColumnsSchema = v.object({
  columns: v.pipe(
    v.array(v.object({ blocks: NestedBlocksSchema })),
    v.minLength(1),
    v.maxLength(4),
  ),
  /** Which of the columns is wider, by two to one. */
  wider: v.optional(v.picklist(['none', 'first', 'last']), 'none'),
});

export type ColumnsInput = v.InferInput<typeof ColumnsSchema>;
export type ColumnsProps = v.InferOutput<typeof ColumnsSchema>;
