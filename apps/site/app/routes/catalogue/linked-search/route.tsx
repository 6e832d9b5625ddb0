import { data } from 'react-router';
import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { changeLinked, findLinked } from './linked-search.server.ts';
import { LinkedSearchPage } from './LinkedSearchPage.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Подборка квартир',
    description: 'Название подборки, как часто о ней писать, и как её удалить.',
    origin: matches[0].loaderData.origin,
    path: '/podborka',
    indexable: false,
  });
}

/** Whose search it is is nobody else's business. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Looking changes nothing: programs that check letters follow their links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const search = await findLinked(context.get(servicesContext).api, params.token);
  return data({ search }, { status: search ? 200 : 404 });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  return changeLinked(api, params.token, await request.formData());
}

export default function LinkedSearch({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkedSearchPage search={loaderData.search} outcome={actionData ?? null} />;
}
