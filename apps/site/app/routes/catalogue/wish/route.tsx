import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { loadWish } from './data/wish.server.ts';
import { WishPage } from './WishPage.tsx';

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    title: 'Квартира своими словами',
    description:
      'Опишите квартиру одним предложением: комнаты, цену, срок, этаж, метро. Подберём подходящие.',
    origin: root.loaderData.origin,
    path: '/katalog/slovami',
    indexable: false,
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadWish(context.get(servicesContext).api, url);
}

export default function WishRoute({ loaderData }: Route.ComponentProps) {
  return <WishPage view={loaderData.view} />;
}
