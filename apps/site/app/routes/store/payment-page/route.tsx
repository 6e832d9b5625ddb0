import { orNotFound, servicesContext } from '@m30/shell/server';
import { panelMeta } from '../../../components/panel-page/panel-meta.ts';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import type { Route } from './+types/route';
import { askPayment } from './payment.server.ts';
import { PaymentPage } from './PaymentPage.tsx';

const PATH = '/oplata';

export const meta: Route.MetaFunction = panelMeta(PATH);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const { blocks, ...page } = await orNotFound(api.get('Content.GetPage', { path: PATH }));
  const isBack = url.searchParams.has('paid');
  return { ...page, origin, isBack, words: await loadBlocks(api, blocks, { url }) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return askPayment(context.get(servicesContext).visitorApi, await request.formData());
}

/** A payment that was asked for changes nothing of the rules around it. */
export const shouldRevalidate = () => false;

export default function PaymentRules({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} answer={actionData} />;
}
