import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, requiredText } from '../../../core/schemas.ts';
import { getNewsItem } from '../get-news-item/get-news-item.method.ts';

/** Gives a news item, agreed or not, to whoever has a signed link. */
export const getNewsPreview = defineMethod({
  name: 'Content.GetNewsPreview',
  verb: 'GET',
  summary: 'Gives a news item, agreed or not, to whoever has a signed link',
  input: v.strictObject({
    alias,
    /** Value of `?preview=` in the link. */
    preview: requiredText(100),
  }),
  result: v.object({
    item: getNewsItem.result,
    /** How the item stands, in Russian, a line each. */
    notes: v.array(v.string()),
  }),
  errors: { 403: 'The link is forged or has expired', 404: 'No news item has this alias' },
});
