import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { NothingSchema } from '../core/schemas.ts';
import {
  AccountTemplateSchema,
  ContentPageSchema,
  contentPath,
  OfficeSchema,
} from './page.schema.ts';

/** Returns a page that is made of content blocks. */
export const getPage = defineMethod({
  name: 'Content.GetPage',
  verb: 'GET',
  summary: 'Returns a page that is made of content blocks',
  input: v.strictObject({ path: contentPath }),
  result: ContentPageSchema,
  errors: { 404: 'No published page has this path' },
});

/** Returns where the page of an old address is now. */
export const getRedirect = defineMethod({
  name: 'Content.GetRedirect',
  verb: 'GET',
  summary: 'Returns where the page of an old address is now',
  input: v.strictObject({ path: contentPath }),
  result: v.object({
    /** Path, perhaps with a query; `null` for an address that has not moved. */
    to: v.nullable(v.string()),
  }),
});

/** Lists the sales offices. */
export const getOffices = defineMethod({
  name: 'Content.GetOffices',
  verb: 'GET',
  summary: 'Lists the sales offices',
  input: NothingSchema,
  result: v.object({ offices: v.array(OfficeSchema) }),
});

/** Returns the header, menus and footer of the account. */
export const getAccountTemplate = defineMethod({
  name: 'LK.GetTemplate',
  verb: 'POST',
  summary: 'Returns the header, menus and footer of the account',
  input: NothingSchema,
  result: AccountTemplateSchema,
});
