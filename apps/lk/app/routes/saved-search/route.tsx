import type { Api } from '@m30/api/client';
import { methodQuery } from '@m30/api/query';
import { accountMeta } from '../../seo/account-meta.ts';
import { cachedPage } from '../../store/query/cached-page.ts';
import { loadPage } from '../../store/query/load-page.server.ts';
import { usePageQuery } from '../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { Searches } from './Searches.tsx';

/** Filters that the buyer follows by letters. */
const query = (api: Api) => methodQuery(api, 'Search.GetList', {});

export const meta: Route.MetaFunction = () => accountMeta('Подборки');

export const loader = loadPage(query);

export const clientLoader = cachedPage(query);

export default function SearchesRoute({ loaderData }: Route.ComponentProps) {
  const { data } = usePageQuery(query, loaderData);
  return <Searches {...data} />;
}
