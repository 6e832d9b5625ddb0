import * as v from 'valibot';
import { FactSchema } from '../../core/fact.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';
import { titled } from '../../core/titled.ts';

const ItemSchema = v.pipe(
  v.object({
    title: v.optional(titled(LineSchema, 'Заголовок', 'Heading')),
    text: v.optional(titled(TextLineSchema, 'Текст', 'Text')),
  }),
  v.check(({ title, text }) => Boolean(title ?? text), 'has neither title nor text'),
);

/** A title, what it lists, and figures that speak for it (specification, section 2). */
export const ListSchema = titled(
  v.pipe(
    v.object({
      title: v.optional(titled(LineSchema, 'Заголовок', 'Heading')),
      items: v.optional(titled(listOf(ItemSchema, 100), 'Пункты', 'Items')),
      factoids: v.optional(titled(listOf(FactSchema, 12), 'Цифры', 'Figures')),
    }),
    v.check(({ items, factoids }) => Boolean(items ?? factoids), 'has neither items nor factoids'),
  ),
  'Список',
  'List',
);

export type ListInput = v.InferInput<typeof ListSchema>;
export type ListProps = v.InferOutput<typeof ListSchema>;
