import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { Stocks } from './Stocks.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = () => accountMeta('Мои акции');

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(servicesContext).visitorApi.get('LK.GetStocks', {});

export default function StocksRoute({ loaderData }: Route.ComponentProps) {
  return <Stocks {...loaderData} />;
}
