import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { loadModel } from './model.server.ts';
import { ModelPage } from './ModelPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { origin, data } = loaderData;
  return pageMeta(matches, {
    title: `Модель комплекса «${data.complexName}»`,
    description: `Комплекс «${data.complexName}» моделью: корпуса, этажи и\u00a0свободные квартиры, солнце и\u00a0тени по\u00a0часам и\u00a0месяцам.`,
    origin,
    path: `/obekty/${data.vendor}`,
    indexable: false,
    shares: `/obekty/${data.vendor}/model`,
  });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  return { origin, data: await loadModel(api, params.vendor) };
}

export default function Model({ loaderData }: Route.ComponentProps) {
  return <ModelPage data={loaderData.data} />;
}
