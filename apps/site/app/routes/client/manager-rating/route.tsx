import { pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import type { Route } from './+types/route';
import { ManagerRatingPage } from './ManagerRatingPage.tsx';
import { askRating, sendRating } from './rating.server.ts';

const PATH = '/manager-rating';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.description,
        origin: loaderData.origin,
        path: PATH,
        indexable: false,
      })
    : [];

/** The page of a link is its owner's. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Looking uses nothing up: programs that check letters follow their links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, visitorApi, origin } = context.get(servicesContext);
  const page = await orNotFound(api.get('Content.GetPage', { path: PATH }));
  const { title, description } = page;
  return {
    ...{ origin, title, description },
    words: await loadBlocks(api, page.blocks, { url }),
    link: await askRating(visitorApi, url.searchParams.get('token')),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const token = url.searchParams.get('token') ?? '';
  return sendRating(context.get(servicesContext).visitorApi, token, await request.formData());
}

export default function ManagerRating({ loaderData, actionData }: Route.ComponentProps) {
  return <ManagerRatingPage {...loaderData} answer={actionData} />;
}
