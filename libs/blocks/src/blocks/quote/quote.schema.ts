import * as v from 'valibot';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { titled } from '../../core/titled.ts';

/** Somebody's words. */
export const QuoteSchema = titled(
  v.object({
    text: titled(TextLineSchema, 'Текст', 'Text'),
    author: titled(v.optional(LineSchema), 'Автор', 'Author'),
    role: titled(v.optional(LineSchema), 'Должность', 'Position'),
    picture: titled(v.optional(PictureSchema), 'Картинка', 'Picture'),
  }),
  'Цитата',
  'Quote',
);

export type QuoteInput = v.InferInput<typeof QuoteSchema>;
export type QuoteProps = v.InferOutput<typeof QuoteSchema>;
