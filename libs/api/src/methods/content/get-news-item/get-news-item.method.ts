import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';
import { NewsTeaserSchema } from '../get-news/get-news.method.ts';
import { OpaqueBlockSchema } from '../get-page/get-page.method.ts';

const NeighbourSchema = v.nullable(v.object({ alias: v.string(), title: v.string() }));

/** Gives one news item with its neighbours in time. */
export const getNewsItem = defineMethod({
  name: 'Content.GetNewsItem',
  verb: 'GET',
  summary: 'Gives one news item with its neighbours in time',
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
