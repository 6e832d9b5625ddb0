import * as v from 'valibot';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';

/** Somebody's words. */
export const QuoteSchema = v.object({
  text: TextLineSchema,
  author: v.optional(LineSchema),
  role: v.optional(LineSchema),
  picture: v.optional(PictureSchema),
});

export type QuoteInput = v.InferInput<typeof QuoteSchema>;
export type QuoteProps = v.InferOutput<typeof QuoteSchema>;
