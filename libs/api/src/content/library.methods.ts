import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { requiredText } from '../core/schemas.ts';
import { ContentPageSchema, contentPath } from './page.schema.ts';

/** Returns the newest version of a page, agreed or not, to whoever has a signed link. */
export const getPreview = defineMethod({
  name: 'Content.GetPreview',
  verb: 'GET',
  summary: 'Returns the newest version of a page, agreed or not, to whoever has a signed link',
  input: v.strictObject({
    path: contentPath,
    /** Value of `?preview=` in the link. */
    preview: requiredText(100),
  }),
  result: v.object({
    page: ContentPageSchema,
    /** How the page stands, in Russian, a line each. */
    notes: v.array(v.string()),
  }),
  errors: { 403: 'The link is forged or has expired', 404: 'No page has this path' },
});
