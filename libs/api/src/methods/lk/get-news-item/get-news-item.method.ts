import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';
import { OpaqueBlockSchema } from '../../content/get-page/get-page.method.ts';
import { AccountNewsSchema } from '../shared/account-news.schema.ts';

const NeighbourSchema = v.nullable(v.object({ alias: v.string(), title: v.string() }));

/** Gives one news item of the buyer's feed with its neighbours in time; reading it marks nothing. */
export const getAccountNewsItem = defineMethod({
  name: 'LK.GetNewsItem',
  verb: 'GET',
  summary: 'Gives one news item of the buyer’s feed with its neighbours in time',
  access: 'buyer',
  input: v.strictObject({ alias }),
  result: v.object({
    ...AccountNewsSchema.entries,
    blocks: v.array(OpaqueBlockSchema),
    previous: NeighbourSchema,
    next: NeighbourSchema,
  }),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such news' },
});
