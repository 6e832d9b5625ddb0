import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { lotPageTitle } from '../../../store/objects/lot-title.ts';
import type { Route } from './+types/route';
import { loadFit } from './fit.server.ts';
import { FitPage } from './FitPage.tsx';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { lot } = loaderData;
  return pageMeta(matches, {
    title: `Поместится ли мебель: ${lotPageTitle(lot)}, ${lot.complexName}`,
    description:
      'План квартиры в\u00a0масштабе: расставьте свою мебель и\u00a0проверьте проходы и\u00a0двери.',
    origin: matches[0].loaderData.origin,
    path: lot.url,
    indexable: false,
  });
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadFit(context.get(servicesContext).api, params, url);
}

export default function FitRoute({ loaderData }: Route.ComponentProps) {
  return <FitPage {...loaderData} />;
}
