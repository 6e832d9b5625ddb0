import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { titled } from '../../core/titled.ts';

/** What a reader must not miss: a term, a change, a warning. */
export const NoticeSchema = titled(
  v.object({
    /** Said by sign and colour; the words must say it, too. */
    tone: titled(
      v.optional(v.picklist(['info', 'success', 'warning', 'danger']), 'info'),
      'Вид',
      'Kind',
    ),
    title: titled(v.optional(LineSchema), 'Заголовок', 'Heading'),
    html: titled(HtmlSchema, 'Текст', 'Text'),
  }),
  'Важное',
  'Notice',
);

export type NoticeInput = v.InferInput<typeof NoticeSchema>;
export type NoticeProps = v.InferOutput<typeof NoticeSchema>;
