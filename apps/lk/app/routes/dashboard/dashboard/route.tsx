import { buyerOf } from '@m30/shell/guard';
import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { Dashboard } from './Dashboard.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = () => accountMeta('Главная');

/** Everything of the first page in one call. */
export async function loader({ context }: Route.LoaderArgs) {
  const { visitorApi } = context.get(servicesContext);
  const dashboard = await visitorApi.get('LK.GetDashboard', {});
  return { dashboard, name: buyerOf(context).name_full, now: new Date().toISOString() };
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return <Dashboard {...loaderData} />;
}
