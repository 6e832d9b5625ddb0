import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { loadSearch } from './search.server.ts';
import { SearchPage } from './SearchPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.query ? `Поиск: ${loaderData.query}` : 'Поиск по сайту',
        description: 'Поиск по страницам, новостям, комплексам и номерам квартир.',
        origin: loaderData.origin,
        path: '/poisk',
        indexable: false,
      })
    : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  return { origin, ...(await loadSearch(api, url.searchParams)) };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage data={loaderData} />;
}
