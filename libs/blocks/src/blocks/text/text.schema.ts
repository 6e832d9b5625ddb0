import * as v from 'valibot';
import { FactSchema } from '../../core/fact.schema.ts';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';

/** Running text with lists, links and tables. */
export const TextSchema = v.object({
  html: HtmlSchema,
  /** The first words of a page, in larger type. */
  lead: v.optional(v.boolean(), false),
  /** A figure of the text, set large beside it. */
  pull: v.optional(FactSchema),
  /** What is said in passing, small beside the text. */
  note: v.optional(v.object({ title: v.optional(LineSchema), text: TextLineSchema })),
  /** A drawing beside the first words. */
  drawing: v.optional(PictureSchema),
});

export type TextInput = v.InferInput<typeof TextSchema>;
export type TextProps = v.InferOutput<typeof TextSchema>;
