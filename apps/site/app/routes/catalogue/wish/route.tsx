import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { loadWish, readAlong } from './data/wish.server.ts';
import { WishPage } from './WishPage.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Квартира своими словами',
    description:
      'Опишите квартиру одним предложением: комнаты, цену, срок, этаж, метро. Подберём подходящие.',
    origin: matches[0].loaderData.origin,
    path: '/katalog/slovami',
    indexable: false,
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadWish(context.get(servicesContext).api, url);
}

/** Reads along while somebody types: a post, so that an address of work stays out of addresses and their logs. */
export async function action({ context, request }: Route.ActionArgs) {
  return readAlong(context.get(servicesContext).api, await request.formData());
}

/** A reading that did not arrive is reported below the field, instead of an error in the place of its page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(() => ({ unread: true as const }));
}

export default function WishRoute({ loaderData }: Route.ComponentProps) {
  return <WishPage view={loaderData.view} />;
}
