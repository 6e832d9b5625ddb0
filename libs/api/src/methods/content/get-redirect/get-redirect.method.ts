import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { contentPath } from '../get-page/get-page.method.ts';

/** Tells where the page of an old address is now. */
export const getRedirect = defineMethod({
  name: 'Content.GetRedirect',
  verb: 'GET',
  summary: 'Tells where the page of an old address is now',
  input: v.strictObject({ path: contentPath }),
  result: v.object({
    /** Path, perhaps with a query; `null` for an address that has not moved. */
    to: v.nullable(v.string()),
  }),
});
