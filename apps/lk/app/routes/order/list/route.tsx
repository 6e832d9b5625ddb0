import type { Api } from '@m30/api/client';
import { postQuery } from '@m30/api/query';
import { accountMeta } from '../../../seo/account-meta.ts';
import { pageNumber } from '../../../store/page-number.ts';
import { cachedPage } from '../../../store/query/cached-page.ts';
import { loadPage } from '../../../store/query/load-page.server.ts';
import { usePageQuery, type PageArgs } from '../../../store/query/page-query.ts';
import { Orders } from './Orders.tsx';
import type { Route } from './+types/route';

const query = (api: Api, { search, user }: PageArgs) =>
  postQuery(api, 'Order.GetOrderList', { user_id: user?.id ?? 0, page: pageNumber(search) });

export const meta: Route.MetaFunction = () => accountMeta('Ваши заказы');

export const loader = loadPage(query);

export const clientLoader = cachedPage(query);

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const { data, at } = usePageQuery(query, loaderData);
  return <Orders {...data} now={new Date(at).toISOString()} />;
}
