import { parseBlocks } from '@m30/blocks/server';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { NewsItem } from './NewsItem.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(loaderData.item.title) : [];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { visitorApi } = context.get(servicesContext);
  const { blocks, ...item } = await orNotFound(
    visitorApi.get('LK.GetNewsItem', { alias: params.alias }),
  );
  return { item, blocks: parseBlocks(blocks) };
}

export default function NewsItemRoute({ loaderData }: Route.ComponentProps) {
  return <NewsItem key={loaderData.item.alias} {...loaderData} />;
}
