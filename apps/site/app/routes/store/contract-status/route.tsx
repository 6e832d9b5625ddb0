import { orNotFound, servicesContext } from '@m30/shell/server';
import { panelMeta } from '../../../components/panel-page/panel-meta.ts';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import type { Route } from './+types/route';
import { askStatus } from './contract-status.server.ts';
import { ContractStatusPage } from './ContractStatusPage.tsx';

const PATH = '/contract-status';

export const meta: Route.MetaFunction = panelMeta(PATH, { indexable: false });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const page = await orNotFound(api.get('Content.GetPage', { path: PATH }));
  const { title, description } = page;
  return { origin, title, description, words: await loadBlocks(api, page.blocks, { url }) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return askStatus(context.get(servicesContext).visitorApi, await request.formData());
}

/** An answer about a contract is read by this page alone, so its words need not be loaded again. */
export const shouldRevalidate = () => false;

export default function ContractStatus({ loaderData, actionData }: Route.ComponentProps) {
  return <ContractStatusPage {...loaderData} answer={actionData} />;
}
