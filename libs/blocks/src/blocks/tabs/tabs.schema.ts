import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { NestedBlocksSchema } from '../../core/nested.schema.ts';

/** Blocks under tabs; without script all of them stand one under another. */
export const TabsSchema = v.object({
  ...headEntries,
  items: v.pipe(
    v.array(v.object({ label: LineSchema, blocks: NestedBlocksSchema })),
    v.minLength(1),
    v.maxLength(10),
  ),
});

export type TabsInput = v.InferInput<typeof TabsSchema>;
export type TabsProps = v.InferOutput<typeof TabsSchema>;
