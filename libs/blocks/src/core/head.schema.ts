import * as v from 'valibot';
import { LinkSchema } from './action.schema.ts';
import { LineSchema, TextLineSchema } from './fields.ts';
import { titled } from './titled.ts';

/** Words that may stand above a block: heading and a sentence. */
export const wordEntries = {
  title: v.optional(titled(LineSchema, 'Заголовок', 'Heading')),
  text: v.optional(titled(TextLineSchema, 'Текст', 'Text')),
};

/** The same, and a link that leads on. */
export const headEntries = {
  ...wordEntries,
  link: v.optional(titled(LinkSchema, 'Ссылка', 'Link')),
};
