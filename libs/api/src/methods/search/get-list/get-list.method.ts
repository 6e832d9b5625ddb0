import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { SearchSchema } from '../shared/search.schema.ts';

/** Lists the searches that the buyer keeps, the newest first. */
export const getSearches = defineMethod({
  name: 'Search.GetList',
  verb: 'GET',
  summary: 'Lists the searches that the buyer keeps, the newest first',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({ searches: v.array(SearchSchema) }),
  errors: { 401: 'Nobody is logged in' },
});
