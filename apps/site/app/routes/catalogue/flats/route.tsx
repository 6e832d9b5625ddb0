import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { loadWords } from '../../../store/site-menu.ts';
import type { Route } from './+types/route';
import { loadCatalogue } from './data/catalogue.server.ts';
import { CataloguePage } from './CataloguePage.tsx';

export function meta({ matches, loaderData: data }: Route.MetaArgs) {
  const { title = 'Квартиры', seo } = data ?? {};
  const words = title === 'Квартиры' ? (data?.words ?? title) : title;
  const page = data && 'page' in data.found && data.found.page > 1 ? data.found.page : null;
  return pageMeta(matches, {
    title: (page ? `${title}, страница ${page}` : words).replaceAll('\u2060', ''),
    description: `${words.replaceAll('\u2060', '')} от застройщика: планировки, цены, платёж в месяц и сроки сдачи. Подбор по комплексу, числу комнат, цене и площади.`,
    origin: matches[0].loaderData.origin,
    path: seo?.path ?? '/katalog',
    indexable: seo?.indexable ?? true,
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const [data, { flats: words }] = await Promise.all([loadCatalogue(api, url), loadWords(api)]);
  return { ...data, words };
}

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  return <CataloguePage data={loaderData} />;
}
