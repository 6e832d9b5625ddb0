import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { Notices } from './Notices.tsx';
import { loadNotices } from './notices.server.ts';

export const meta: Route.MetaFunction = () => accountMeta('Уведомления');

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadNotices(context.get(servicesContext).visitorApi, url);

export default function NoticesRoute({ loaderData }: Route.ComponentProps) {
  return <Notices {...loaderData} />;
}
