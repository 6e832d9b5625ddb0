import * as v from 'valibot';
import { LinkSchema } from '../../core/action.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';
import { wordEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

/** Sums of money that a page is about: what is paid, saved or given. */
export const RoubleblockSchema = titled(
  v.object({
    ...wordEntries,
    items: titled(
      listOf(
        v.object({
          /** Whole roubles. */
          sum: titled(
            v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
            'Сумма, ₽',
            'Sum, roubles',
          ),
          /** Word before the sum. */
          prefix: titled(v.optional(v.picklist(['от', 'до'])), 'Перед суммой', 'Before the sum'),
          text: titled(LineSchema, 'Текст', 'Text'),
          note: titled(v.optional(TextLineSchema), 'Примечание', 'Note'),
        }),
        12,
      ),
      'Пункты',
      'Items',
    ),
    link: titled(v.optional(LinkSchema), 'Ссылка', 'Link'),
  }),
  'Суммы',
  'Sums',
);

export type RoubleblockInput = v.InferInput<typeof RoubleblockSchema>;
export type RoubleblockProps = v.InferOutput<typeof RoubleblockSchema>;
