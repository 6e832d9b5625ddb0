import * as v from 'valibot';

/** Forms of the public ids that go into scripts of counters and call trackers. */
export const COUNTER_FORMS = {
  metrika: /^\d{1,12}$/,
  pixel: /^\d{1,12}$/,
  calltouch: /^[a-z\d]{4,32}$/i,
  comagic: /^[\w-]{8,64}$/,
} as const;

const id = (form: RegExp) => v.optional(v.pipe(v.string(), v.regex(form)));

/** Public ids of the counters and call trackers that the company has set up. */
const CountersSchema = v.object({
  /** Number of a counter of Yandex.Metrika. */
  metrika: id(COUNTER_FORMS.metrika),
  /** Number of a pixel of VK Реклама. */
  pixel: id(COUNTER_FORMS.pixel),
  /** Id of Calltouch's script. */
  calltouch: id(COUNTER_FORMS.calltouch),
  comagic: v.optional(
    v.object({
      /** Key of the site in the account. */
      key: v.pipe(v.string(), v.regex(COUNTER_FORMS.comagic)),
      /** Domain that the account is on. */
      domain: v.picklist(['comagic.ru', 'uiscom.ru']),
    }),
  ),
});

/** How this company differs from the product as it comes; what is as it comes is left out. */
export const BrandSchema = v.object({
  /** CSS custom properties of the company's own colours. */
  style: v.optional(v.string()),
  /** `explicit`: forms and the login ask for each consent by a box. */
  consent: v.optional(v.literal('explicit')),
  /** Loaded after the visitor's consent. */
  counters: v.optional(CountersSchema),
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
