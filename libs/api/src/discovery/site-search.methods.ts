import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { text } from '../core/schemas.ts';
import { FOUND_KINDS, FoundSchema } from './site-search.schema.ts';

/** Looks for words in the pages, the news, the complexes and the offers, and for lots by their number. */
export const searchSite = defineMethod({
  name: 'Content.Search',
  verb: 'GET',
  summary:
    'Looks for words in the pages, the news, the complexes and the offers, and for lots by their number',
  input: v.strictObject({
    query: text(120),
    /** Only this group, with more of it. */
    kind: v.optional(v.picklist(FOUND_KINDS)),
  }),
  result: v.object({
    total: v.number(),
    /** Groups with something in them. */
    groups: v.array(
      v.object({
        kind: v.picklist(FOUND_KINDS),
        total: v.number(),
        /** The best ones. */
        items: v.array(FoundSchema),
      }),
    ),
    /** What was looked for instead of words that stand nowhere; `null` where all were found as typed. */
    corrected: v.nullable(v.string()),
  }),
});
