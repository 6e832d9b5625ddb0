import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { browserApi } from '@m30/shell/browser';
import { accountMeta } from '../../../seo/account-meta.ts';
import { ordersQuery } from '../../../store/order/orders-query.ts';
import { Dashboard } from './Dashboard.tsx';
import { loadDashboard } from './dashboard.server.ts';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = () => accountMeta('Главная');

export const loader = ({ context }: Route.LoaderArgs) => loadDashboard(context);

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.queries}>
      <Page {...loaderData} />
    </HydrationBoundary>
  );
}

function Page({ user, picture, now }: Route.ComponentProps['loaderData']) {
  const { data } = useSuspenseQuery(ordersQuery(browserApi, user.id));
  return <Dashboard name={user.name_full} orders={data.orders} picture={picture} now={now} />;
}
