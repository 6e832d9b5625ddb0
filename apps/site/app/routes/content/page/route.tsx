import { data } from 'react-router';
import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { SiteBlocks } from '../../../components/site-blocks/index.ts';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import { loadPage, previewHeaders } from '../preview/load-page.server.ts';
import { PreviewNotice } from '../preview/PreviewNotice.tsx';
import type { Route } from './+types/route';
import { contentPath } from '../../../store/content/content-path.ts';
import { sectionsOf } from './sections-of.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, origin, trail, notes } = loaderData;
  return [
    ...pageMeta({
      title: page.title,
      description: page.description,
      origin,
      path: page.path,
      indexable: page.indexable && notes === null,
    }),
    breadcrumbData(origin, [
      ...trail.map(({ label, href }): [string, string] => [label, href]),
      [page.title, page.path],
    ]),
  ];
};

/** A preview is for whoever has its link, and for nobody's cache. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const path = contentPath(url.pathname);
  const { page: found, notes } = await loadPage(api, path, url.searchParams);
  const { blocks, ...page } = found;
  const loaded = {
    ...{ origin, page, notes },
    trail: await sectionsOf(api, page.path),
    ...(await loadBlocks(api, blocks, { url, preview: notes !== null })),
  };
  return data(loaded, { headers: previewHeaders(notes) });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { page, blocks, live, trail, notes } = loaderData;
  return (
    <>
      {notes && <PreviewNotice notes={notes} />}
      <PageHead title={page.title} trail={trail} />
      <BlockPage>
        <SiteBlocks blocks={blocks} live={live} preview={notes !== null} />
      </BlockPage>
    </>
  );
}
