import { data } from 'react-router';
import { fittingCompose, hasHero } from '@m30/blocks';
import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { ComposedSiteBlocks } from '../../../components/site-blocks/index.ts';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import { loadPage, previewHeaders } from '../preview/load-page.server.ts';
import type { PageHandle } from '../../../layouts/default/page-handle.ts';
import { PreviewNotice } from '../preview/PreviewNotice.tsx';
import { useFollowedPage } from '../preview/useFollowedPage.ts';
import type { Route } from './+types/route';
import { contentPath } from '../../../store/content/content-path.ts';
import { sectionsOf } from './sections-of.server.ts';

/** The first screen of a landing is a picture, and the header lies upon it. */
export const handle: PageHandle<Awaited<ReturnType<typeof loader>>['data']> = {
  header: ({ hero }) => (hero ? 'over' : undefined),
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { page, origin, trail, notes } = loaderData;
  return [
    ...pageMeta(matches, {
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
  const { page: found, notes, signed } = await loadPage(api, path, url.searchParams);
  const { blocks: opaque, compose: said, ...page } = found;
  const { blocks, live } = await loadBlocks(api, opaque, { url, preview: notes !== null });
  const compose = said ?? fittingCompose(blocks);
  const loaded = {
    ...{ origin, page, notes, blocks, live, compose },
    hero: hasHero(blocks, compose),
    trail: await sectionsOf(api, page.path),
    ...(signed && { signed }),
  };
  return data(loaded, { headers: previewHeaders(notes) });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { page, live, trail, notes, signed = false } = loaderData;
  const followed = useFollowedPage(signed, live);
  const { blocks, compose, hero } = followed ?? loaderData;
  return (
    <>
      {notes && <PreviewNotice notes={notes} />}
      {!hero && <PageHead title={followed?.title ?? page.title} trail={trail} compose={compose} />}
      <BlockPage compose={compose}>
        <ComposedSiteBlocks
          {...{ blocks, live, compose }}
          titled={!hero}
          preview={notes !== null}
        />
      </BlockPage>
    </>
  );
}
