import { ApiRefusal } from '@m30/api/client';
import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { UnsubscribePage } from './UnsubscribePage.tsx';

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageMeta({
    title: 'Письма о подборке',
    description: 'Здесь можно отказаться от писем о подборке квартир.',
    origin: root.loaderData.origin,
    path: '/otpiska',
    indexable: false,
  });
}

/** Looking ends nothing: programs that check letters follow their links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  try {
    return { search: await api.get('Search.GetSubscription', { key: params.token }) };
  } catch (error) {
    if (error instanceof ApiRefusal && error.code < 500) return { search: null };
    throw error;
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  await context.get(servicesContext).api.post('Search.Unsubscribe', { key: params.token });
  return { done: true };
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsubscribePage search={loaderData.search} done={actionData?.done ?? false} />;
}
