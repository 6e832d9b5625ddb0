import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { text } from '../../../core/schemas.ts';

/** What is found, in the order in which a page shows it. */
export const FOUND_KINDS = ['complex', 'lot', 'page', 'promo', 'news'] as const;

/** Words with the found ones among them marked. */
const MarkedSchema = v.array(v.object({ text: v.string(), found: v.boolean() }));

const FoundSchema = v.object({
  /** Address on the site. */
  url: v.string(),
  title: MarkedSchema,
  /** Where in the text it was found; empty where the title says it all. */
  excerpt: MarkedSchema,
  /** In Russian: place and price of a lot, date of a news item; `null` where there is nothing to add. */
  note: v.nullable(v.string()),
});

export type Found = v.InferOutput<typeof FoundSchema>;

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
