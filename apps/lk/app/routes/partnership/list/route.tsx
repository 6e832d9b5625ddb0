import { useSearchParams } from 'react-router';
import type { Api, InputOf } from '@m30/api/client';
import { methodQuery } from '@m30/api/query';
import { accountMeta } from '../../../seo/account-meta.ts';
import { cachedPage } from '../../../store/query/cached-page.ts';
import { loadPage } from '../../../store/query/load-page.server.ts';
import { usePageQuery, type PageArgs } from '../../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { Partnerships } from './Partnerships.tsx';

const query = (api: Api, { search }: PageArgs) => {
  const kind = search.get('kind');
  // The server knows the kinds: one that it refuses is no page.
  const input = (kind === null ? {} : { kind }) as InputOf<'LK.GetPartnerships'>;
  return methodQuery(api, 'LK.GetPartnerships', input);
};

export const meta: Route.MetaFunction = () => accountMeta('Партнёры клуба');

export const loader = loadPage(query);

export const clientLoader = cachedPage(query);

export default function PartnershipsRoute({ loaderData }: Route.ComponentProps) {
  const { data } = usePageQuery(query, loaderData);
  const [search] = useSearchParams();
  return <Partnerships {...data} kind={search.get('kind')} />;
}
