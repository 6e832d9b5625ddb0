import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, integer, requiredText } from '../core/schemas.ts';
import { NeighbourSchema, NewsChoiceSchema, NewsTeaserSchema } from './news.schema.ts';
import { OpaqueBlockSchema } from './page.schema.ts';

/** Lists news, newest first. */
export const getNews = defineMethod({
  name: 'Content.GetNews',
  verb: 'GET',
  summary: 'Lists news, newest first',
  input: v.strictObject({
    complex: v.optional(alias),
    year: v.optional(integer(2000, 2100)),
    /** As a teaser names it: «Стройка». */
    topic: v.optional(requiredText(60)),
    page: v.optional(integer(1, 1000)),
    pageSize: v.optional(integer(1, 50)),
  }),
  result: v.object({
    total: v.number(),
    news: v.array(NewsTeaserSchema),
    /** What the whole feed may be filtered by. */
    choices: v.object({
      years: v.array(v.number()),
      topics: v.array(v.string()),
      complexes: v.array(NewsChoiceSchema),
    }),
  }),
});

/** Returns one news item with its neighbours in time. */
export const getNewsItem = defineMethod({
  name: 'Content.GetNewsItem',
  verb: 'GET',
  summary: 'Returns one news item with its neighbours in time',
  input: v.strictObject({ alias }),
  result: v.object({
    ...NewsTeaserSchema.entries,
    /** Complex that it is about. */
    complex: v.nullable(v.object({ vendor: v.string(), name: v.string() })),
    blocks: v.array(OpaqueBlockSchema),
    previous: NeighbourSchema,
    next: NeighbourSchema,
  }),
  errors: { 404: 'No news item has this alias' },
});

/** Returns a news item, agreed or not, to whoever has a signed link. */
export const getNewsPreview = defineMethod({
  name: 'Content.GetNewsPreview',
  verb: 'GET',
  summary: 'Returns a news item, agreed or not, to whoever has a signed link',
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
