import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { Showroom } from './Showroom.tsx';

export const meta: Route.MetaFunction = () => accountMeta('Шоурум');

/** Visits to the showroom, and finishes to choose. */
export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(servicesContext).visitorApi.get('LK.GetShowroom', {});

export default function ShowroomRoute({ loaderData }: Route.ComponentProps) {
  return <Showroom {...loaderData} />;
}
