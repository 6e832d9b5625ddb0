import { servicesContext } from '@m30/shell/server';
import { pageMeta } from '@m30/shell/seo';
import type { Route } from './+types/route';
import { loadFilters } from './filters.server.ts';
import { FiltersPage } from './FiltersPage.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Фильтры квартир',
    description: 'Все фильтры каталога: комплекс, комнаты, цена, площадь, этаж, срок сдачи.',
    origin: matches[0].loaderData.origin,
    path: '/katalog',
    indexable: false,
  });
}

export function loader({ context, url }: Route.LoaderArgs) {
  return loadFilters(context.get(servicesContext).api, url);
}

export default function FiltersRoute({ loaderData }: Route.ComponentProps) {
  return <FiltersPage data={loaderData} />;
}
