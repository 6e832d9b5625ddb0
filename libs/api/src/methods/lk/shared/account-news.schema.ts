import * as v from 'valibot';
import { NewsTeaserSchema } from '../../content/get-news/get-news.method.ts';

/** A news item of a buyer's feed. */
export const AccountNewsSchema = v.object({
  ...NewsTeaserSchema.entries,
  /** Complex that it is about; `null` for news of the company. */
  complex: v.nullable(v.object({ vendor: v.string(), name: v.string() })),
  unread: v.boolean(),
});
