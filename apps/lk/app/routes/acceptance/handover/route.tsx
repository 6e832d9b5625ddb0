import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { apartmentTitle } from '../../../store/order/apartment-title.ts';
import type { Route } from './+types/route';
import { HandoverView } from './HandoverView.tsx';
import { loadHandover } from './handover.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(`Приёмка: ${apartmentTitle(loaderData.premises.apartment)}`) : [];

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadHandover(context.get(servicesContext).visitorApi, params.guid);

export default function HandoverRoute({ loaderData }: Route.ComponentProps) {
  return <HandoverView {...loaderData} />;
}
