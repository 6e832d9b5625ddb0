import * as v from 'valibot';
import { requiredText } from '../core/schemas.ts';

/** Searches a buyer may keep. */
export const MOST_SEARCHES = 20;

/** What an unsubscribe link carries. */
export const SearchKeySchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/, 'Ссылка неполная')),
});

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
  /** ISO moment. */
  createdAt: v.string(),
});

/** Name of a search, as its buyer calls it. */
export const SearchNameSchema = requiredText(80);
