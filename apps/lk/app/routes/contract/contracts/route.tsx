import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { pageNumber } from '../../../store/page-number.ts';
import { Contracts } from './Contracts.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = () => accountMeta('Мои договоры');

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context.get(servicesContext).visitorApi.get('LK.GetContracts', { page: pageNumber(url) });

export default function ContractsRoute({ loaderData }: Route.ComponentProps) {
  return <Contracts {...loaderData} />;
}
