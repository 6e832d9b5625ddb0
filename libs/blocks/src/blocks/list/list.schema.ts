import * as v from 'valibot';
import { FactSchema } from '../../core/fact.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';

const ItemSchema = v.pipe(
  v.object({ title: v.optional(LineSchema), text: v.optional(TextLineSchema) }),
  v.check(({ title, text }) => Boolean(title ?? text), 'has neither title nor text'),
);

/** A title, what it lists, and figures that speak for it (specification, section 2). */
export const ListSchema = v.pipe(
  v.object({
    title: v.optional(LineSchema),
    items: v.optional(listOf(ItemSchema, 100)),
    factoids: v.optional(listOf(FactSchema, 12)),
  }),
  v.check(({ items, factoids }) => Boolean(items ?? factoids), 'has neither items nor factoids'),
);

export type ListInput = v.InferInput<typeof ListSchema>;
export type ListProps = v.InferOutput<typeof ListSchema>;
