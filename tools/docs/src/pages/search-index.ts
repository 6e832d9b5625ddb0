import MiniSearch from 'minisearch';
import { pageMarkdown } from './page-markdown.ts';
import type { SiteModel } from '../model/model.ts';
import { pagesOf } from './pages.ts';
import { SEARCH_OPTIONS } from './search-options.ts';

/** The index of the whole site, as JSON. */
export function searchIndex(site: SiteModel): string {
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll(pagesOf(site).map((page) => ({ ...page, text: pageMarkdown(site, page.path) })));
  return JSON.stringify(index);
}
