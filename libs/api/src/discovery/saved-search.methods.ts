import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, NothingSchema } from '../core/schemas.ts';
import { LotFilterSchema } from '../catalogue/lot-filter.schema.ts';
import { SearchKeySchema, SearchNameSchema, SearchSchema } from './saved-search.schema.ts';

/** Lists the searches that the buyer keeps, the newest first. */
export const getSearches = defineMethod({
  name: 'Search.GetList',
  verb: 'GET',
  summary: 'Lists the searches that the buyer keeps, the newest first',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({ searches: v.array(SearchSchema) }),
});

/**
 * Keeps a filter of the catalogue: letters tell the buyer of new flats and lower prices. A filter that
 * is saved already takes the new name, and its letters begin again.
 */
export const saveSearch = defineMethod({
  name: 'Search.Save',
  verb: 'POST',
  summary:
    'Keeps a filter of the catalogue and tells the buyer of new flats and lower prices by mail',
  access: 'buyer',
  input: v.strictObject({ name: SearchNameSchema, filter: LotFilterSchema }),
  result: v.object({ search: SearchSchema }),
  errors: { 422: 'The account has no mailbox, or there are too many searches' },
});

/** Forgets a search of the buyer; one that is gone already is no mistake. */
export const deleteSearch = defineMethod({
  name: 'Search.Delete',
  verb: 'POST',
  summary: 'Forgets a search of the buyer, who gets no more letters about it',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({}),
});

/** Says which search an unsubscribe link belongs to; reading it changes nothing. */
export const getSubscription = defineMethod({
  name: 'Search.GetSubscription',
  verb: 'GET',
  summary: 'Says which search an unsubscribe link belongs to',
  input: SearchKeySchema,
  result: v.object({
    name: v.string(),
    /** Address of the catalogue with the filter. */
    url: v.string(),
  }),
  errors: { 404: 'Nothing is sent by this link any more' },
});

/** Ends the letters about a search by the link of a letter; a second call changes nothing. */
export const unsubscribe = defineMethod({
  name: 'Search.Unsubscribe',
  verb: 'POST',
  summary: 'Ends the letters about a search by the link of a letter',
  input: SearchKeySchema,
  result: v.object({}),
});
