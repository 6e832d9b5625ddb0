import { breadcrumbData, jsonLd, pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import { newsData } from '../../../seo/news-data.ts';
import { PageData } from '../../../seo/PageData.tsx';
import { useRoot } from '../../../use-root.ts';
import type { Route } from './+types/route';
import { NewsItemPage } from './NewsItemPage.tsx';
import { loadRelatedLots } from './related-lots.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { item, origin } = loaderData;
  const path = `/novosti/${item.alias}`;
  return [
    ...pageMeta({
      title: item.title,
      description: item.lead,
      origin,
      path,
      type: 'article',
    }),
    breadcrumbData(origin, [
      ['Новости', '/novosti'],
      [item.title, path],
    ]),
  ];
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const { alias } = params;
  const { blocks, ...item } = await orNotFound(api.get('Content.GetNewsItem', { alias }));
  const [loaded, related] = await Promise.all([
    loadBlocks(api, blocks, { url }),
    loadRelatedLots(api, item.complex),
  ]);
  return { origin, item, related, ...loaded };
}

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  const brand = useRoot()?.template.logo ?? '';
  return (
    <>
      <NewsItemPage {...loaderData} />
      <PageData
        json={
          import.meta.env.SSR ? jsonLd(newsData(loaderData.item, brand, loaderData.origin)) : ''
        }
      />
    </>
  );
}
