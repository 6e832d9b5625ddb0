import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { loadOrder } from './order.server.ts';
import { orderTitle } from './order-title.ts';
import { OrderView } from './OrderView.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(orderTitle(loaderData)) : [];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const loaded = await loadOrder(context.get(servicesContext).visitorApi, params.guid);
  return { ...loaded, back: url.searchParams.get('back') };
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderView {...loaderData} />;
}
