import type { Api } from '@m30/api/client';
import { methodQuery } from '@m30/api/query';
import { accountMeta } from '../../../seo/account-meta.ts';
import { guidOf } from '../../../store/guid.ts';
import { cachedPage } from '../../../store/query/cached-page.ts';
import { loadPage } from '../../../store/query/load-page.server.ts';
import { usePageQuery, type PageArgs } from '../../../store/query/page-query.ts';
import type { Route } from './+types/route';
import { TicketView } from './TicketView.tsx';

const query = (api: Api, { params }: PageArgs) =>
  methodQuery(api, 'LK.GetTicket', { ticket: guidOf(params['guid']) });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(`Обращение ${loaderData.data.ticket.number}`) : [];

export const loader = loadPage(query);

export const clientLoader = cachedPage(query);

export default function TicketRoute({ loaderData }: Route.ComponentProps) {
  const { data } = usePageQuery(query, loaderData);
  return <TicketView key={data.ticket.guid} {...data} />;
}
