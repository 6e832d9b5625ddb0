import { entryMethods } from './entry.ts';
import { NewsBodySchema } from './news.schema.ts';

/** News: list, write, publish, take away. */
export const {
  list: listNewsEntries,
  get: getNewsEntry,
  save: saveNews,
  remove: removeNews,
} = entryMethods({ group: 'News', what: 'news item', right: 'news.edit', body: NewsBodySchema });
