import * as v from 'valibot';
import { requiredText } from '../core/schemas.ts';

/** Searches a buyer may keep. */
export const MOST_SEARCHES = 20;

/** What an unsubscribe link carries. */
export const SearchKeySchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/, 'Ссылка неполная')),
});

/** How often letters are written: at once, though not oftener than every six hours, once a day, once a week. */
export const SEARCH_FREQUENCIES = ['now', 'daily', 'weekly'] as const;

export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

/** A filter that a buyer follows by letters. */
export const SearchSchema = v.object({
  guid: v.string(),
  name: v.string(),
  /** Address of the catalogue with the filter. */
  url: v.string(),
  /** Flats that it finds now. */
  total: v.number(),
  /** Letters are sent; ended by the link that each of them carries. */
  subscribed: v.boolean(),
  frequency: v.picklist(SEARCH_FREQUENCIES),
  /** ISO moment. */
  createdAt: v.string(),
});

/** Name of a search, as its buyer calls it. */
export const SearchNameSchema = requiredText(80);

/** What may be changed of a search; what is absent stays. */
export const searchChangeEntries = {
  name: v.optional(SearchNameSchema),
  /** `false` pauses the letters. */
  subscribed: v.optional(v.boolean()),
  frequency: v.optional(v.picklist(SEARCH_FREQUENCIES)),
};
