import * as v from 'valibot';
import { LineSchema } from '../../core/fields.ts';
import { HtmlSchema } from '../../core/html/html.schema.ts';

/** What a reader must not miss: a term, a change, a warning. */
export const NoticeSchema = v.object({
  /** Said by sign and colour; the words must say it, too. */
  tone: v.optional(v.picklist(['info', 'success', 'warning', 'danger']), 'info'),
  title: v.optional(LineSchema),
  html: HtmlSchema,
});

export type NoticeInput = v.InferInput<typeof NoticeSchema>;
export type NoticeProps = v.InferOutput<typeof NoticeSchema>;
