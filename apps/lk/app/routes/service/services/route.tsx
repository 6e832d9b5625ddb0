import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { pageNumber } from '../../../store/page-number.ts';
import type { Route } from './+types/route';
import { Services } from './Services.tsx';

export const meta: Route.MetaFunction = () => accountMeta('Услуги');

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context.get(servicesContext).visitorApi.get('LK.GetServices', { page: pageNumber(url) });

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  return <Services {...loaderData} />;
}
