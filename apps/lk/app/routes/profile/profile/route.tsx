import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { Profile } from './Profile.tsx';
import { loadProfile } from './profile.server.ts';

export const meta: Route.MetaFunction = () => accountMeta('Профиль');

export const loader = ({ context }: Route.LoaderArgs) =>
  loadProfile(context.get(servicesContext).visitorApi);

export default function ProfileRoute({ loaderData }: Route.ComponentProps) {
  return <Profile profile={loaderData} />;
}
