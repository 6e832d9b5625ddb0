import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { changeList } from './change-list.server.ts';
import { loadList } from './list.server.ts';
import { ListPage } from './ListPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.list?.title ?? 'Выбираем вместе',
    description: 'Общий список квартир: сердца, вето и заметки всех, кто выбирает.',
    origin: matches[0].loaderData.origin,
    path: '/vmeste',
    indexable: false,
  });

/** Whoever has the link sees it, and no page that it leads to learns the link. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
});

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadList(context.get(servicesContext).visitorApi, params.link, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { visitorApi } = context.get(servicesContext);
  return changeList(visitorApi, params.link, await request.formData());
}

export default function List({ loaderData, actionData }: Route.ComponentProps) {
  return <ListPage {...loaderData} refusal={actionData} />;
}
