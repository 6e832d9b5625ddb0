import * as v from 'valibot';
import { LinkSchema } from './action.schema.ts';
import { LineSchema, TextLineSchema } from './fields.ts';

/** What may stand above a block: heading, a sentence, a link that leads on. */
export const headEntries = {
  title: v.optional(LineSchema),
  text: v.optional(TextLineSchema),
  link: v.optional(LinkSchema),
};
