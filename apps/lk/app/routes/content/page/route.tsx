import { Blocks } from '@m30/blocks';
import { parseBlocks } from '@m30/blocks/server';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? accountMeta(loaderData.title) : [];

/** A page of blocks that the account has; kept under its whole path, as on the site. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const path = url.pathname.replace(/\/+$/, '');
  const { title, blocks } = await orNotFound(api.get('Content.GetPage', { path }));
  return { title, blocks: parseBlocks(blocks) };
}

export default function Page({ loaderData: { title, blocks } }: Route.ComponentProps) {
  return (
    <>
      <h1>{title}</h1>
      <Blocks blocks={blocks} />
    </>
  );
}
