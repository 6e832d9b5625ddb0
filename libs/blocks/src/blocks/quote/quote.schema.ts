import * as v from 'valibot';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { titled } from '../../core/titled.ts';

/** Somebody's words. */
export const QuoteSchema = titled(
  v.object({
    text: titled(TextLineSchema, 'Текст'),
    author: titled(v.optional(LineSchema), 'Автор'),
    role: titled(v.optional(LineSchema), 'Должность'),
    picture: titled(v.optional(PictureSchema), 'Картинка'),
  }),
  'Цитата',
);

export type QuoteInput = v.InferInput<typeof QuoteSchema>;
export type QuoteProps = v.InferOutput<typeof QuoteSchema>;
