import { pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import type { Route } from './+types/route';
import { askCard } from './ask-card.server.ts';
import { LoyaltyPage } from './LoyaltyPage.tsx';

const PATH = '/loyalty';

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  if (!loaderData) return [];
  const { title, description, origin } = loaderData;
  return pageMeta(matches, {
    title,
    description,
    origin,
    path: PATH,
    indexable: params.id === undefined,
  });
};

/** What a card is worth changes, and whoever shows it wants to know now. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** The programme; with the id of a card, whether that one is valid. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { api, visitorApi, origin } = context.get(servicesContext);
  const page = await orNotFound(api.get('Content.GetPage', { path: PATH }));
  const { title, description } = page;
  const words = await loadBlocks(api, page.blocks, { url });
  const loaded = { origin, title, description, words };
  return askCard(visitorApi, params.id ?? null, loaded);
}

/** The number is typed in by a partner: it is asked for by a post, so that it stays out of the address. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const number = String(form.get('number') ?? '').trim();
  return askCard(context.get(servicesContext).visitorApi, number, { number });
}

/** The words stay as they are while a number is asked about. */
export const shouldRevalidate = () => false;

export default function Loyalty({ loaderData, actionData, params }: Route.ComponentProps) {
  return <LoyaltyPage key={params.id} {...loaderData} asked={actionData} />;
}
