import type { Api } from '@m30/api/client';
import { methodQuery } from '@m30/api/query';
import { accountMeta } from '../../../seo/account-meta.ts';
import { pageNumber } from '../../../store/page-number.ts';
import { cachedPage } from '../../../store/query/cached-page.ts';
import { loadPage } from '../../../store/query/load-page.server.ts';
import { usePageQuery, type PageArgs } from '../../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { Services } from './Services.tsx';

const query = (api: Api, { search }: PageArgs) =>
  methodQuery(api, 'LK.GetServices', { page: pageNumber(search) });

export const meta: Route.MetaFunction = () => accountMeta('Услуги');

export const loader = loadPage(query);

export const clientLoader = cachedPage(query);

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  const { data } = usePageQuery(query, loaderData);
  return <Services {...data} />;
}
