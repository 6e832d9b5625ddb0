import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { loadCost } from './cost.server.ts';
import { CostPage, NoFlats } from './CostPage.tsx';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData
      ? `Во\u00a0сколько обойдётся до\u00a0${loaderData.until} года`
      : 'Во\u00a0сколько обойдётся квартира',
    description:
      'Все расходы на\u00a0квартиру по\u00a0годам: взнос, кредит, отделка, содержание, налог и\u00a0вычет, и\u00a0сравнение с\u00a0арендой.',
    origin: matches[0].loaderData.origin,
    path: '/stoimost',
    indexable: false,
  });
}

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCost(context.get(servicesContext).api, url);
}

export default function CostRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <CostPage data={loaderData} /> : <NoFlats />;
}
