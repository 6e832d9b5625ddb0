import { pageMeta } from '@m30/shell/seo';
import { notFound, servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { newsHref, readNewsQuery } from './news-filter.ts';
import { NewsPage } from './NewsPage.tsx';

const PAGE_SIZE = 10;

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { origin, filter, page } = loaderData;
  const filtered = newsHref(filter) !== '/novosti';
  return [
    ...pageMeta(matches, {
      title: page === 1 ? 'Новости' : `Новости, страница ${page}`,
      description: 'Как строятся дома, что нового в продаже и в условиях покупки.',
      origin,
      // A part of the feed says nothing that the feed does not.
      path: filtered ? '/novosti' : newsHref(filter, page),
      indexable: !isOldAddress(location.pathname) && !filtered,
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Новости',
      href: '/novosti/rss.xml',
    },
  ];
};

/** `/novosti/index.old` is what is left of an older feed. */
function isOldAddress(pathname: string): boolean {
  return pathname.startsWith('/novosti/index.old');
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const asked = readNewsQuery(url.searchParams);
  if (!asked) throw notFound();
  const { filter, page } = asked;
  const { year, topic, complex } = filter;
  const { total, news, choices } = await api.get('Content.GetNews', {
    ...{ page, pageSize: PAGE_SIZE },
    ...(year && { year: Number(year) }),
    ...(topic && { topic }),
    ...(complex && { complex }),
  });
  if (page > 1 && news.length === 0) throw notFound();
  return { origin, filter, page, pages: Math.ceil(total / PAGE_SIZE), news, choices };
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <NewsPage {...loaderData} />;
}
