import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { LotFilterSchema } from '../../shared/lot-filter.schema.ts';
import { SearchNameSchema, SearchSchema } from '../shared/search.schema.ts';

/**
 * Keeps a filter of the catalogue: letters tell the buyer of new flats and lower prices. A filter that
 * is kept already takes the new name, and its letters begin again.
 */
export const saveSearch = defineMethod({
  name: 'Search.Save',
  verb: 'POST',
  summary:
    'Keeps a filter of the catalogue and tells the buyer of new flats and lower prices by mail',
  access: 'buyer',
  input: v.strictObject({ name: SearchNameSchema, filter: LotFilterSchema }),
  result: v.object({ search: SearchSchema }),
  errors: {
    401: 'Nobody is logged in',
    422: 'The account has no mailbox, or there are too many searches',
  },
});
