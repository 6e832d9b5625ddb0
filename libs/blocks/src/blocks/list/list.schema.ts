import * as v from 'valibot';
import { FactSchema } from '../../core/fact.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';
import { titled } from '../../core/titled.ts';

const ItemSchema = v.pipe(
  v.object({
    title: v.optional(titled(LineSchema, 'Заголовок')),
    text: v.optional(titled(TextLineSchema, 'Текст')),
  }),
  v.check(({ title, text }) => Boolean(title ?? text), 'has neither title nor text'),
);

/** A title, what it lists, and figures that speak for it (specification, section 2). */
export const ListSchema = titled(
  v.pipe(
    v.object({
      title: v.optional(titled(LineSchema, 'Заголовок')),
      items: v.optional(titled(listOf(ItemSchema, 100), 'Пункты')),
      factoids: v.optional(titled(listOf(FactSchema, 12), 'Цифры')),
    }),
    v.check(({ items, factoids }) => Boolean(items ?? factoids), 'has neither items nor factoids'),
  ),
  'Список',
);

export type ListInput = v.InferInput<typeof ListSchema>;
export type ListProps = v.InferOutput<typeof ListSchema>;
