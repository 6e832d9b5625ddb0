import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { NothingSchema } from '../core/schemas.ts';

/** Addresses of one kind, without the origin and without a trailing slash. */
const SitemapSectionSchema = v.object({
  /** Name of the section's file: `lots`. */
  name: v.string(),
  pages: v.array(
    v.object({
      path: v.string(),
      /** ISO date of the last change, where it is known. */
      changed: v.optional(v.string()),
    }),
  ),
});

/** Lists the addresses that only the data knows and search engines may index. */
export const getSitemap = defineMethod({
  name: 'Content.GetSitemap',
  verb: 'GET',
  summary: 'Lists the addresses that only the data knows and search engines may index',
  input: NothingSchema,
  result: v.object({ sections: v.array(SitemapSectionSchema) }),
});
