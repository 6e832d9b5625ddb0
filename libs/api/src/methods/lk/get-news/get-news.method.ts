import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer } from '../../../core/schemas.ts';
import { AccountNewsSchema } from '../shared/account-news.schema.ts';

/** Lists news of the buyer's complexes and of the company, newest first, a page at a time. */
export const getAccountNews = defineMethod({
  name: 'LK.GetNews',
  verb: 'GET',
  summary: 'Lists news of the buyer’s complexes and of the company, newest first',
  access: 'buyer',
  input: v.strictObject({
    /** Of the buyer's complexes alone, or of the company alone. */
    scope: v.optional(v.picklist(['mine', 'company'])),
    page: v.optional(integer(1, 10_000)),
  }),
  result: v.object({
    /** In the chosen scope. */
    total: v.number(),
    page_size: v.number(),
    /** Unread ones of the whole feed. */
    unread: v.number(),
    /** Complexes where the buyer has an order. */
    complexes: v.array(v.object({ vendor: v.string(), name: v.string() })),
    news: v.array(AccountNewsSchema),
  }),
  errors: { 401: 'Nobody is logged in' },
});
