import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { Api } from '@m30/api/client';
import { postQuery } from '@m30/api/query';
import { accountMeta } from '../../../seo/account-meta.ts';
import { guidOf } from '../../../store/guid.ts';
import { cachedPage } from '../../../store/query/cached-page.ts';
import { loadPage } from '../../../store/query/load-page.server.ts';
import { usePageQuery, type PageArgs } from '../../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { orderTitle } from './order-title.ts';
import { OrderView } from './OrderView.tsx';

const query = (api: Api, { params }: PageArgs) =>
  postQuery(api, 'Order.GetOrderById', { guid: guidOf(params['guid']) });

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? accountMeta(orderTitle({ order: loaderData.data.data, back: backOf(location.search) }))
    : [];

export const loader = loadPage(query);

export const clientLoader = cachedPage(query);

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  const { data, at } = usePageQuery(query, loaderData);
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // The title says where the order stands, and is made of what the loader has: the same answer, from the cache.
    if (data !== loaderData.data) void revalidate();
  }, [data, loaderData.data, revalidate]);
  return <OrderView order={data.data} now={new Date(at).toISOString()} back={backOf(search)} />;
}

/** The partner from whose page the buyer comes back. */
const backOf = (search: string) => new URLSearchParams(search).get('back');
