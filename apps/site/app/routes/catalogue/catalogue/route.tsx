import { servicesContext } from '@m30/shell/server';
import { pageMeta } from '@m30/shell/seo';
import { filterKeys } from '../../../store/apartments/filter-url.ts';
import type { Route } from './+types/route';
import { loadCatalogue } from './catalogue.server.ts';
import { CataloguePage } from './CataloguePage.tsx';

export function meta({ matches: [root], loaderData: found }: Route.MetaArgs) {
  const page = found && found.page > 1 ? found.page : undefined;
  const filtered =
    found && (filterKeys.some((key) => found.state.query[key]) || found.state.refused.length > 0);
  return pageMeta({
    title: page ? `Квартиры, страница ${page}` : 'Квартиры в новостройках Санкт-Петербурга',
    description:
      'Квартиры от застройщика: планировки, цены, платёж в месяц и сроки сдачи. Подбор по комплексу, числу комнат, цене и площади.',
    origin: root.loaderData.origin,
    path: page ? `/katalog?page=${page}` : '/katalog',
    indexable: !filtered,
  });
}

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCatalogue(context.get(servicesContext).api, url);
}

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  return <CataloguePage found={loaderData} />;
}
