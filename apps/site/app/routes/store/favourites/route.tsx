import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { loadFavourites, postLetters } from './favourites.server.ts';
import { FavouritesPage } from './FavouritesPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: 'Избранное',
        description: 'Квартиры, помещения и места, которые вам понравились: цены и статусы.',
        origin: loaderData.origin,
        path: '/izbrannoe',
        indexable: false,
      })
    : [];

export async function loader({ context }: Route.LoaderArgs) {
  const { visitorApi, origin } = context.get(servicesContext);
  return { ...(await loadFavourites(visitorApi)), origin };
}

export function action({ context, request }: Route.ActionArgs) {
  return postLetters(context.get(servicesContext).visitorApi, request);
}

/** A page of one visitor is never cached. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function Favourites({ loaderData, actionData }: Route.ComponentProps) {
  return <FavouritesPage {...loaderData} problem={actionData?.message ?? null} />;
}
