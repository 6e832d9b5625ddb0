import { parseBlocks } from '@m30/blocks/server';
import { pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { NewsItemPage } from './NewsItemPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.item.title,
        description: loaderData.item.lead,
        origin: loaderData.origin,
        path: `/novosti/${loaderData.item.alias}`,
        picture: loaderData.item.picture?.id,
      })
    : [];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const { alias } = params;
  const { blocks, ...item } = await orNotFound(api.get('Content.GetNewsItem', { alias }));
  return { origin, item, blocks: parseBlocks(blocks) };
}

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  return <NewsItemPage {...loaderData} />;
}
