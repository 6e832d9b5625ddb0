import { orNotFound, servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { guidOf } from '../../../store/guid.ts';
import { ContractView } from './ContractView.tsx';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(`Договор ${loaderData.contract.number}`) : [];

/** One contract of the buyer; 404 for one that is not his. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  orNotFound(
    context.get(servicesContext).visitorApi.get('LK.GetContract', { guid: guidOf(params.guid) }),
  );

export default function ContractRoute({ loaderData }: Route.ComponentProps) {
  return <ContractView contract={loaderData.contract} />;
}
