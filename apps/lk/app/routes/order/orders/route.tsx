import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { browserApi } from '@m30/shell/browser';
import { accountMeta } from '../../../seo/account-meta.ts';
import { ordersQuery } from '../../../store/order/orders-query.ts';
import { Orders } from './Orders.tsx';
import { loadOrders } from './orders.server.ts';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = () => accountMeta('Ваши заказы');

export const loader = ({ context }: Route.LoaderArgs) => loadOrders(context);

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <Page {...loaderData} />
    </HydrationBoundary>
  );
}

function Page({ userId, now }: Route.ComponentProps['loaderData']) {
  const { data } = useSuspenseQuery(ordersQuery(browserApi, userId));
  return <Orders orders={data.orders} now={now} />;
}
