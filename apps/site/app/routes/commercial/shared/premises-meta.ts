import type { MetaDescriptor } from 'react-router';
import { pageMeta, type SiteMatches } from '@m30/shell/seo';
import { premisesFilterKeys } from './premises-url.ts';
import type { PremisesFound } from './premises.server.ts';

/** Meta of a list: a filtered one stays out of search, a further page has an address of its own. */
export function premisesMeta(
  matches: SiteMatches,
  found: Pick<PremisesFound, 'state' | 'page'>,
  page: { title: string; description: string; origin: string; path: string },
): MetaDescriptor[] {
  const { query, refused } = found.state;
  const filtered = premisesFilterKeys.some((key) => query[key]) || refused.length > 0;
  const further = found.page > 1;
  return pageMeta(matches, {
    ...page,
    title: further ? `${page.title}, страница\u00a0${found.page}` : page.title,
    path: further ? `${page.path}?page=${found.page}` : page.path,
    indexable: !filtered,
  });
}
