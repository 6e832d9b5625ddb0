import type { Api } from '@m30/api/client';
import { methodQuery } from '@m30/api/query';
import { accountMeta } from '../../seo/account-meta.ts';
import { cachedPage } from '../../store/query/cached-page.ts';
import { loadPage } from '../../store/query/load-page.server.ts';
import { useBuyer } from '../../store/query/known-buyer.ts';
import { usePageQuery } from '../../store/query/page-query.ts';
import { Dashboard } from './Dashboard.tsx';
import type { Route } from './+types/route';

/** Everything of the first page in one call. */
const query = (api: Api) => methodQuery(api, 'LK.GetDashboard', {});

export const meta: Route.MetaFunction = () => accountMeta('Главная');

export const loader = loadPage(query);

export const clientLoader = cachedPage(query);

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { data, at } = usePageQuery(query, loaderData);
  const name = useBuyer()?.name_full ?? '';
  return <Dashboard dashboard={data} name={name} now={new Date(at).toISOString()} />;
}
