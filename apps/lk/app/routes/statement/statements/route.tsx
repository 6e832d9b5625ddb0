import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import { pageNumber } from '../../../store/page-number.ts';
import type { Route } from './+types/route';
import { Statements } from './Statements.tsx';

export const meta: Route.MetaFunction = () => accountMeta('Заявления');

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context.get(servicesContext).visitorApi.get('LK.GetStatements', { page: pageNumber(url) });

export default function StatementsRoute({ loaderData }: Route.ComponentProps) {
  return <Statements {...loaderData} />;
}
