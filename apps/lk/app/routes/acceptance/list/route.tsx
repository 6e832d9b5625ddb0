import type { Api } from '@m30/api/client';
import { methodQuery } from '@m30/api/query';
import { accountMeta } from '../../../seo/account-meta.ts';
import { cachedPage } from '../../../store/query/cached-page.ts';
import { loadPage } from '../../../store/query/load-page.server.ts';
import { usePageQuery } from '../../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { Acceptance } from './Acceptance.tsx';

/** What the buyer has bought, with the state of each handover. */
const query = (api: Api) => methodQuery(api, 'LK.GetAcceptance', {});

export const meta: Route.MetaFunction = () => accountMeta('Приёмка');

export const loader = loadPage(query);

export const clientLoader = cachedPage(query);

export default function AcceptanceRoute({ loaderData }: Route.ComponentProps) {
  const { data } = usePageQuery(query, loaderData);
  return <Acceptance {...data} />;
}
