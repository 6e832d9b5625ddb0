import { data } from 'react-router';
import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { changeVisit, loadVisit } from './visit.server.ts';
import { VisitPage } from './VisitPage.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ваш просмотр',
    description: 'Здесь можно перенести или отменить просмотр.',
    origin: matches[0].loaderData.origin,
    path: '/prosmotr',
    indexable: false,
  });

/** Whoever has the link sees it, and no page that it leads to learns the link. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
});

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = await loadVisit(context.get(servicesContext).api, params.key);
  const { searchParams: query } = url;
  return {
    ...page,
    change: query.get('change'),
    day: query.get('day'),
    isMoved: query.has('moved'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const answer = await changeVisit(api, params.key, await request.formData());
  return data(answer, { status: answer.status });
}

export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  return <VisitPage {...loaderData} problem={actionData?.problem} />;
}
