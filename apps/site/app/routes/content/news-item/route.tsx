import { data } from 'react-router';
import { breadcrumbData, jsonLd, pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import { newsData } from '../../../seo/news-data.ts';
import { PageData } from '../../../seo/PageData.tsx';
import { useRoot } from '../../../use-root.ts';
import { askPreview, previewHeaders, staleNotes } from '../preview/load-page.server.ts';
import { PreviewNotice } from '../preview/PreviewNotice.tsx';
import type { Route } from './+types/route';
import { NewsItemPage } from './NewsItemPage.tsx';
import { loadRelatedLots } from './related-lots.server.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { item, notes, origin } = loaderData;
  const path = `/novosti/${item.alias}`;
  return [
    ...pageMeta(matches, {
      title: item.title,
      description: item.lead,
      origin,
      path,
      type: 'article',
      indexable: notes === null,
    }),
    breadcrumbData(origin, [
      ['Новости', '/novosti'],
      [item.title, path],
    ]),
  ];
};

/** A preview is for whoever has its link, and for nobody's cache. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const { alias } = params;
  const found = await askPreview(url.searchParams, (preview) =>
    api.get('Content.GetNewsPreview', { alias, preview }),
  );
  const { item: whole, notes } = found ?? {
    item: await orNotFound(api.get('Content.GetNewsItem', { alias })),
    notes: staleNotes(url.searchParams),
  };
  const { blocks, ...item } = whole;
  const [loaded, related] = await Promise.all([
    loadBlocks(api, blocks, { url, preview: notes !== null }),
    loadRelatedLots(api, item.complex),
  ]);
  return data({ origin, item, notes, related, ...loaded }, { headers: previewHeaders(notes) });
}

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  const brand = useRoot()?.template.logo ?? '';
  return (
    <>
      {loaderData.notes && <PreviewNotice notes={loaderData.notes} />}
      <NewsItemPage {...loaderData} />
      <PageData
        json={
          import.meta.env.SSR ? jsonLd(newsData(loaderData.item, brand, loaderData.origin)) : ''
        }
      />
    </>
  );
}
