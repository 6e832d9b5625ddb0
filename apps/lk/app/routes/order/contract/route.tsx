import type { Api } from '@m30/api/client';
import { postQuery } from '@m30/api/query';
import { accountMeta } from '../../../seo/account-meta.ts';
import { guidOf } from '../../../store/guid.ts';
import { cachedPage } from '../../../store/query/cached-page.ts';
import { loadPage } from '../../../store/query/load-page.server.ts';
import { usePageQuery, type PageArgs } from '../../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { ContractPage } from './ContractPage.tsx';

const query = (api: Api, { params }: PageArgs) =>
  postQuery(api, 'Order.GetContract', { guid: guidOf(params['guid']) });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(`Договор № ${loaderData.data.contract.text.number}`) : [];

export const loader = loadPage(query);

export const clientLoader = cachedPage(query);

export default function ContractRoute({ loaderData }: Route.ComponentProps) {
  return <ContractPage contract={usePageQuery(query, loaderData).data.contract} />;
}
