import type { Api } from '@m30/api/client';
import { methodQuery } from '@m30/api/query';
import { accountMeta } from '../../../seo/account-meta.ts';
import { guidOf } from '../../../store/guid.ts';
import { cachedPage } from '../../../store/query/cached-page.ts';
import { loadPage } from '../../../store/query/load-page.server.ts';
import { usePageQuery, type PageArgs } from '../../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { StatementView } from './StatementView.tsx';

const query = (api: Api, { params }: PageArgs) =>
  methodQuery(api, 'LK.GetStatement', { statement: guidOf(params['guid']) });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(`Заявление ${loaderData.data.statement.number}`) : [];

export const loader = loadPage(query);

export const clientLoader = cachedPage(query);

export default function StatementRoute({ loaderData }: Route.ComponentProps) {
  const { data } = usePageQuery(query, loaderData);
  return <StatementView {...data} />;
}
