import * as v from 'valibot';

/** How this company differs from the product as it comes; what is as it comes is left out. */
export const BrandSchema = v.object({
  /** CSS custom properties of the company's own colours. */
  style: v.optional(v.string()),
  /** `explicit`: forms and the login ask for each consent by a box. */
  consent: v.optional(v.literal('explicit')),
});

/** Words of the company that single pages say, ready to be shown. */
export const CompanyWordsSchema = v.object({
  /** City of the company, nominative. */
  city: v.string(),
  /** First line of the home page. */
  hero: v.string(),
  home: v.object({ title: v.string(), description: v.string() }),
  /** Title of the catalogue without a filter. */
  flats: v.string(),
  /** Title of the list of complexes. */
  complexes: v.string(),
});
