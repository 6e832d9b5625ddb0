import { orNotFound, servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { guidOf } from '../../../store/guid.ts';
import type { Route } from './+types/route';
import { TicketView } from './TicketView.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(`Обращение ${loaderData.ticket.number}`) : [];

/** One ticket of the buyer; 404 for one that is not his. */
export const loader = ({ context, params }: Route.LoaderArgs) => {
  const { visitorApi } = context.get(servicesContext);
  return orNotFound(visitorApi.get('LK.GetTicket', { ticket: guidOf(params.guid) }));
};

export default function TicketRoute({ loaderData }: Route.ComponentProps) {
  return <TicketView key={loaderData.ticket.guid} {...loaderData} />;
}
