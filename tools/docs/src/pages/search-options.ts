import type { Options } from 'minisearch';
import type { Page } from './pages.ts';

/** What a result of the search shows. */
export type FoundPage = Page;

/** A page as it is indexed: with its Markdown. */
export interface IndexedPage extends Page {
  text: string;
}

/** How pages are found: by parts of words, a letter may be wrong, names count most. */
export const SEARCH_OPTIONS: Options<IndexedPage> = {
  idField: 'path',
  fields: ['title', 'summary', 'text'],
  storeFields: ['path', 'title', 'section', 'summary'],
  searchOptions: {
    prefix: true,
    fuzzy: 0.2,
    combineWith: 'AND',
    boost: { title: 8, summary: 2 },
  },
};
