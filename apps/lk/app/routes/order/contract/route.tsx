import type { Api } from '@m30/api/client';
import { postQuery } from '@m30/api/query';
import { accountMeta } from '../../../seo/account-meta.ts';
import { guidOf } from '../../../store/guid.ts';
import { cachedPage } from '../../../store/query/cached-page.ts';
import { loadPage } from '../../../store/query/load-page.server.ts';
import { usePageQuery, type PageArgs } from '../../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { ContractPage } from './ContractPage.tsx';

/** Which lot of a set: «1» … «4», the first without it. */
const PART = /^[1-4]$/;

const query = (api: Api, { params, search }: PageArgs) => {
  const part = search.get('part') ?? '';
  const asked = { guid: guidOf(params['guid']), ...(PART.test(part) && { part: Number(part) }) };
  return postQuery(api, 'Order.GetContract', asked);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(`Договор № ${loaderData.data.contract.text.number}`) : [];

/** Of an order whose contract is not drawn up yet. */
const NOT_YET = 409;

export const loader = loadPage(query, [NOT_YET]);

export const clientLoader = cachedPage(query);

export default function ContractRoute({ loaderData }: Route.ComponentProps) {
  return <ContractPage contract={usePageQuery(query, loaderData).data.contract} />;
}
