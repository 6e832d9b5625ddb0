import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { beginList, loadBegin } from './begin.server.ts';
import { BeginPage } from './BeginPage.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Выбираем вместе',
    description: 'Общий список квартир по ссылке: без регистрации, телефона и почты.',
    origin: matches[0].loaderData.origin,
    path: '/vmeste',
    indexable: false,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadBegin(context.get(servicesContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return beginList(context.get(servicesContext).visitorApi, await request.formData());
}

/** A page of one visitor is never cached. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function Begin({ loaderData, actionData }: Route.ComponentProps) {
  return <BeginPage {...loaderData} problem={actionData?.problem} wrong={actionData?.wrong} />;
}
