import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { pageNumber } from '../../../store/page-number.ts';
import type { Route } from './+types/route';
import { Tickets } from './Tickets.tsx';

export const meta: Route.MetaFunction = () => accountMeta('Поддержка');

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context.get(servicesContext).visitorApi.get('LK.GetTickets', { page: pageNumber(url) });

export default function TicketsRoute({ loaderData }: Route.ComponentProps) {
  return <Tickets {...loaderData} />;
}
