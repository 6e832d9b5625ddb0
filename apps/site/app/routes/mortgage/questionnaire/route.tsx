import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '@m30/shell/seo';
import { notFound, orNotFound, servicesContext } from '@m30/shell/server';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import { contentPath } from '../../../store/content/content-path.ts';
import type { Route } from './+types/route';
import { places } from './data/kinds.ts';
import { QuestionnairePage } from './QuestionnairePage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.title,
        description: loaderData.description,
        origin: loaderData.origin,
        path: loaderData.path,
        indexable: false,
      })
    : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const path = contentPath(url.pathname);
  if (!Object.hasOwn(places, path)) throw notFound();
  const { blocks, title, description } = await orNotFound(api.get('Content.GetPage', { path }));
  return { origin, path, title, description, words: await loadBlocks(api, blocks, { url }) };
}

/** Another step of the same questionnaire is no other page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function Questionnaire({ loaderData }: Route.ComponentProps) {
  return <QuestionnairePage key={loaderData.path} {...loaderData} />;
}
