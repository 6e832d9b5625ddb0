import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';

/** Forgets a search of the buyer; one that is gone already is no mistake. */
export const deleteSearch = defineMethod({
  name: 'Search.Delete',
  verb: 'POST',
  summary: 'Forgets a search of the buyer, who gets no more letters about it',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({}),
  errors: { 401: 'Nobody is logged in' },
});
