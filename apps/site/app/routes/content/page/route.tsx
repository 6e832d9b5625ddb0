import { Blocks } from '@m30/blocks';
import { parseBlocks } from '@m30/blocks/server';
import { pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { BlockPage } from '../../../components/block-page/BlockPage.tsx';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import type { Route } from './+types/route';
import { contentPath } from './content-path.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.page.title,
        description: loaderData.page.description,
        origin: loaderData.origin,
        path: loaderData.page.path,
        indexable: loaderData.page.indexable,
      })
    : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const path = contentPath(url.pathname);
  const { blocks, ...page } = await orNotFound(api.get('Content.GetPage', { path }));
  return { origin, page, blocks: parseBlocks(blocks) };
}

export default function Page({ loaderData: { page, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={page.title} />
      <BlockPage>
        <Blocks blocks={blocks} />
      </BlockPage>
    </>
  );
}
