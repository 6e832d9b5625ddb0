import { useSearchParams } from 'react-router';
import type { Api } from '@m30/api/client';
import { methodQuery } from '@m30/api/query';
import { accountMeta } from '../../seo/account-meta.ts';
import { listPage, pagesOf, withinPages } from '../../store/list-page.ts';
import { cachedPage } from '../../store/query/cached-page.ts';
import { loadPage } from '../../store/query/load-page.server.ts';
import { usePageQuery, type PageArgs } from '../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { Loyalty } from './Loyalty.tsx';

const query = (api: Api, { search }: PageArgs) =>
  methodQuery(api, 'LK.GetLoyalty', { page: listPage(search) });

export const meta: Route.MetaFunction = () => accountMeta('Клубная карта');

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPage(query)(args);
  withinPages(loaded.data.history, listPage(args.url.searchParams));
  return loaded;
}

export const clientLoader = cachedPage(query);

export default function LoyaltyRoute({ loaderData }: Route.ComponentProps) {
  const { data } = usePageQuery(query, loaderData);
  const [search] = useSearchParams();
  return <Loyalty {...data} page={listPage(search)} pages={pagesOf(data.history)} />;
}
