import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { notFound, servicesContext } from '@m30/shell/server';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import { pageOf } from '../news/page-of.ts';
import { contentPath } from '../../../store/content/content-path.ts';
import { sectionsOf } from '../page/sections-of.server.ts';
import { loadPage } from '../preview/load-page.server.ts';
import type { Route } from './+types/route';
import { reviewPlace, reviewsHref } from './review-place.ts';
import { ReviewsPage } from './ReviewsPage.tsx';

const PAGE_SIZE = 12;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { origin, page, place, complex, at, trail } = loaderData;
  return [
    ...pageMeta(matches, {
      title: at === 1 ? page.title : `${page.title}, страница ${at}`,
      description: page.description,
      origin,
      path: complex ? place.path : reviewsHref(place, '', at),
      indexable: complex === '',
    }),
    breadcrumbData(origin, [
      ...trail.map(({ label, href }): [string, string] => [label, href]),
      [page.title, place.path],
    ]),
  ];
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const place = reviewPlace(contentPath(url.pathname));
  const at = pageOf(url.searchParams);
  const complex = url.searchParams.get('complex') ?? '';
  if (!place || at === null || !/^[a-z0-9-]{0,40}$/.test(complex)) throw notFound();
  const [{ page: found }, listed, trail] = await Promise.all([
    loadPage(api, place.path, new URLSearchParams()),
    api.get('Content.GetReviews', {
      ...{ subject: place.subject, page: at, pageSize: PAGE_SIZE },
      ...(complex && { complex }),
    }),
    sectionsOf(api, place.path),
  ]);
  if (at > 1 && listed.reviews.length === 0) throw notFound();
  const { blocks, ...page } = found;
  const words = await loadBlocks(api, blocks, { url });
  return {
    ...{ origin, place, page, at, complex, trail, listed, words },
    pages: Math.ceil(listed.total / PAGE_SIZE),
  };
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} />;
}
