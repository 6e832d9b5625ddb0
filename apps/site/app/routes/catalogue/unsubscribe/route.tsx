import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { endLetters, findLetters } from './unsubscribe.server.ts';
import { UnsubscribePage } from './UnsubscribePage.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Отписаться от писем',
    description: 'Здесь можно отказаться от писем о подборке квартир и от уведомлений кабинета.',
    origin: matches[0].loaderData.origin,
    path: '/otpiska',
    indexable: false,
  });
}

/** Whose letters they are is nobody else's business. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Looking ends nothing: programs that check letters follow their links. */
export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  letters: await findLetters(context.get(servicesContext).api, params.token),
});

export async function action({ context, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const letters = await findLetters(api, params.token);
  if (letters) await endLetters(api, params.token);
  return { done: letters };
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsubscribePage letters={loaderData.letters} ended={actionData?.done ?? null} />;
}
