import { buyerOf } from '@m30/shell/guard';
import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { NewTicket } from './NewTicket.tsx';

export const meta: Route.MetaFunction = () => accountMeta('Новое обращение');

/** What a question may be about. */
export async function loader({ context }: Route.LoaderArgs) {
  const { visitorApi } = context.get(servicesContext);
  return { ...(await visitorApi.get('LK.GetTicketForm', {})), user: buyerOf(context).guid };
}

export default function NewTicketRoute({ loaderData }: Route.ComponentProps) {
  return <NewTicket {...loaderData} />;
}
