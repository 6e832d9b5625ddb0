import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { loadNews } from './news.server.ts';
import { News } from './News.tsx';

export const meta: Route.MetaFunction = () => accountMeta('Новости ваших домов');

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadNews(context.get(servicesContext).visitorApi, url.searchParams);

export default function NewsRoute({ loaderData }: Route.ComponentProps) {
  return <News {...loaderData} />;
}
