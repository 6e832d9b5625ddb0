import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { NestedBlocksSchema } from '../../core/nested.schema.ts';
import { titled } from '../../core/titled.ts';

/** Blocks under tabs; without script all of them stand one under another. */
export const TabsSchema = titled(
  v.object({
    ...headEntries,
    items: titled(
      v.pipe(
        v.array(
          v.object({
            label: titled(LineSchema, 'Название вкладки', 'Name of the tab'),
            blocks: titled(NestedBlocksSchema, 'Блоки', 'Blocks'),
          }),
        ),
        v.minLength(1),
        v.maxLength(10),
      ),
      'Вкладки',
      'Tabs',
    ),
  }),
  'Вкладки',
  'Tabs',
);

export type TabsInput = v.InferInput<typeof TabsSchema>;
export type TabsProps = v.InferOutput<typeof TabsSchema>;
