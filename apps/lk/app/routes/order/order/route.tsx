import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { loadOrder } from './order.server.ts';
import { OrderView } from './OrderView.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(`Заказ ${loaderData.order.number}`) : [];

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOrder(context.get(servicesContext).visitorApi, params.guid);

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderView {...loaderData} />;
}
