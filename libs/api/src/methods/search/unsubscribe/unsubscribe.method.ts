import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { SearchKeySchema } from '../shared/search.schema.ts';

/** Ends the letters about a search by the link of a letter; a second call changes nothing. */
export const unsubscribe = defineMethod({
  name: 'Search.Unsubscribe',
  verb: 'POST',
  summary: 'Ends the letters about a search by the link of a letter',
  input: SearchKeySchema,
  result: v.object({}),
});
