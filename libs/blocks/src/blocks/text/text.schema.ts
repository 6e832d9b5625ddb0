import * as v from 'valibot';
import { HtmlSchema } from '../../core/html/html.schema.ts';

/** Running text with lists, links and tables. */
export const TextSchema = v.object({
  html: HtmlSchema,
  /** The first words of a page, in larger type. */
  lead: v.optional(v.boolean(), false),
});

export type TextInput = v.InferInput<typeof TextSchema>;
export type TextProps = v.InferOutput<typeof TextSchema>;
