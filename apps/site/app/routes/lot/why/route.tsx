import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { lotPageTitle } from '../../../store/objects/lot-title.ts';
import type { Route } from './+types/route';
import { loadWhyPage } from './why.server.ts';
import { WhyPage } from './WhyPage.tsx';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { lot } = loaderData;
  return pageMeta(matches, {
    title: `Почему такая цена: ${lotPageTitle(lot)}, ${lot.complexName}`,
    description:
      'Цена квартиры как сумма: дом, площадь, этаж, свет и\u00a0вид, и\u00a0пять ближайших квартир.',
    origin: matches[0].loaderData.origin,
    path: lot.url,
    indexable: false,
  });
}

export function loader({ context, params }: Route.LoaderArgs) {
  return loadWhyPage(context.get(servicesContext).api, params);
}

export default function WhyRoute({ loaderData }: Route.ComponentProps) {
  return <WhyPage {...loaderData} />;
}
