import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, integer } from '../core/schemas.ts';
import { NewsTeaserSchema } from '../content/news.schema.ts';
import { OpaqueBlockSchema } from '../content/page.schema.ts';

/** A news item of a buyer's feed. */
const AccountNewsSchema = v.object({
  ...NewsTeaserSchema.entries,
  /** Complex that it is about; `null` for news of the company. */
  complex: v.nullable(v.object({ vendor: v.string(), name: v.string() })),
  unread: v.boolean(),
});

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
});

const NeighbourSchema = v.nullable(v.object({ alias: v.string(), title: v.string() }));

/** Returns one news item of the buyer's feed with its neighbours in time; reading it marks nothing. */
export const getAccountNewsItem = defineMethod({
  name: 'LK.GetNewsItem',
  verb: 'GET',
  summary: 'Returns one news item of the buyer’s feed with its neighbours in time',
  access: 'buyer',
  input: v.strictObject({ alias }),
  result: v.object({
    ...AccountNewsSchema.entries,
    blocks: v.array(OpaqueBlockSchema),
    previous: NeighbourSchema,
    next: NeighbourSchema,
  }),
  errors: { 404: 'The buyer has no such news' },
});

/** Marks one news item as read, or all of them; a second call changes nothing. */
export const readNews = defineMethod({
  name: 'LK.ReadNews',
  verb: 'POST',
  summary: 'Marks one news item as read, or all of them',
  access: 'buyer',
  input: v.strictObject({
    /** Left out, everything that is there now is read. */
    alias: v.optional(alias),
  }),
  result: v.object({ unread: v.number() }),
  errors: { 404: 'The buyer has no such news' },
});
