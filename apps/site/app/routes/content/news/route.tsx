import { pageMeta } from '@m30/shell/seo';
import { notFound, servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { NewsPage } from './NewsPage.tsx';
import { pageOf } from './page-of.ts';

const PAGE_SIZE = 10;

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? pageMeta({
        title: loaderData.page === 1 ? 'Новости' : `Новости, страница ${loaderData.page}`,
        description: 'Как строятся дома, что нового в продаже и в условиях покупки.',
        origin: loaderData.origin,
        path: loaderData.page === 1 ? '/novosti' : `/novosti?page=${loaderData.page}`,
        indexable: !isOldAddress(location.pathname),
      })
    : [];

/** `/novosti/index.old` is what is left of an older feed. */
function isOldAddress(pathname: string): boolean {
  return pathname.startsWith('/novosti/index.old');
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const page = pageOf(url.searchParams);
  if (page === null) throw notFound();
  const { total, news } = await api.get('Content.GetNews', { page, pageSize: PAGE_SIZE });
  if (page > 1 && news.length === 0) throw notFound();
  return { origin, page, pages: Math.ceil(total / PAGE_SIZE), news };
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />;
}
