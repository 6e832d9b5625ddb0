import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { School } from './School.tsx';

export const meta: Route.MetaFunction = () => accountMeta('Школа новосёла');

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(servicesContext).visitorApi.get('LK.GetSchool', {});

export default function SchoolRoute({ loaderData }: Route.ComponentProps) {
  return <School {...loaderData} />;
}
