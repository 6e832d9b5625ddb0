import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { SearchKeySchema } from '../shared/search.schema.ts';

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
