import * as v from 'valibot';
import { LinkSchema } from './action.schema.ts';
import { LineSchema, TextLineSchema } from './fields.ts';
import { titled } from './titled.ts';

/** What may stand above a block: heading, a sentence, a link that leads on. */
export const headEntries = {
  title: v.optional(titled(LineSchema, 'Заголовок')),
  text: v.optional(titled(TextLineSchema, 'Текст')),
  link: v.optional(titled(LinkSchema, 'Ссылка')),
};
