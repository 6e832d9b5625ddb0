import * as v from 'valibot';

/** What is found, in the order in which a page shows it. */
export const FOUND_KINDS = ['complex', 'lot', 'page', 'promo', 'news'] as const;

/** Words with the found ones among them marked. */
const MarkedSchema = v.array(v.object({ text: v.string(), found: v.boolean() }));

export const FoundSchema = v.object({
  /** Address on the site. */
  url: v.string(),
  title: MarkedSchema,
  /** Where in the text it was found; empty where the title says it all. */
  excerpt: MarkedSchema,
  /** In Russian: place and price of a lot, date of a news item; `null` where there is nothing to add. */
  note: v.nullable(v.string()),
});

export type Found = v.InferOutput<typeof FoundSchema>;
