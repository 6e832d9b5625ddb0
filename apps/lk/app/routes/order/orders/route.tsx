import { buyerOf } from '@m30/shell/guard';
import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { pageNumber } from '../../../store/page-number.ts';
import { Orders } from './Orders.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = () => accountMeta('Ваши заказы');

/** One page of the buyer's orders. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { visitorApi } = context.get(servicesContext);
  const { id } = buyerOf(context);
  const asked = { user_id: id, page: pageNumber(url) };
  const found = await visitorApi.post('Order.GetOrderList', asked);
  return { ...found, now: new Date().toISOString() };
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return <Orders {...loaderData} />;
}
