import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, NothingSchema } from '../core/schemas.ts';
import { LotFilterSchema } from '../catalogue/lot-filter.schema.ts';
import {
  searchChangeEntries,
  SearchKeySchema,
  SearchNameSchema,
  SearchSchema,
} from './saved-search.schema.ts';

/** Lists the searches that the buyer has saved, the newest first. */
export const getSearches = defineMethod({
  name: 'Search.GetList',
  verb: 'GET',
  summary: 'Lists the searches that the buyer has saved, the newest first',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({ searches: v.array(SearchSchema) }),
});

/**
 * Saves a filter of the catalogue: letters tell the buyer of new flats and lower prices. A filter that
 * is saved already takes the new name, and its letters begin again.
 */
export const saveSearch = defineMethod({
  name: 'Search.Save',
  verb: 'POST',
  summary:
    'Saves a filter of the catalogue and tells the buyer of new flats and lower prices by mail',
  access: 'buyer',
  input: v.strictObject({ name: SearchNameSchema, filter: LotFilterSchema }),
  result: v.object({ search: SearchSchema }),
  errors: { 422: 'The account has no mailbox, or there are too many searches' },
});

/** Renames a search of the buyer, pauses its letters or begins them again, and says how often they come. */
export const changeSearch = defineMethod({
  name: 'Search.Change',
  verb: 'POST',
  summary: 'Renames a search of the buyer, pauses its letters or changes how often they come',
  access: 'buyer',
  input: v.strictObject({ guid, ...searchChangeEntries }),
  result: v.object({ search: SearchSchema }),
  errors: { 404: 'The buyer has no such search', 422: 'The account has no confirmed mailbox' },
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

/** Returns the search that the link of a letter belongs to, without a login; reading it changes nothing. */
export const getLinkedSearch = defineMethod({
  name: 'Search.GetByLink',
  verb: 'GET',
  summary: 'Returns the search that the link of a letter belongs to',
  input: SearchKeySchema,
  result: v.object({ search: SearchSchema }),
  errors: { 404: 'The search is gone' },
});

/** Does by the link of a letter what `Search.Change` does in the account. */
export const changeLinkedSearch = defineMethod({
  name: 'Search.ChangeByLink',
  verb: 'POST',
  summary: 'Changes the search that the link of a letter belongs to',
  input: v.strictObject({ ...SearchKeySchema.entries, ...searchChangeEntries }),
  result: v.object({ search: SearchSchema }),
  errors: { 404: 'The search is gone', 422: 'The account has no confirmed mailbox' },
});

/** Forgets the search that the link of a letter belongs to; one that is gone already is no mistake. */
export const deleteLinkedSearch = defineMethod({
  name: 'Search.DeleteByLink',
  verb: 'POST',
  summary: 'Forgets the search that the link of a letter belongs to',
  input: SearchKeySchema,
  result: v.object({}),
});
