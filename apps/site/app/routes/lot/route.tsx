import { formatMillions } from '@m30/ui-kit/format';
import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { staticData, servicesContext } from '@m30/shell/server';
import { catalogueListing } from '../../store/apartments/filter-url.ts';
import { termsIn } from '../../store/apartments/payment-terms.ts';
import { lotPageTitle } from '../../store/objects/lot-title.ts';
import type { Route } from './+types/route';
import { lotData } from './lot-data.ts';
import { loadLot } from './data/lot.server.ts';
import { LotPage } from './LotPage.tsx';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { lot } = loaderData;
  const price = lot.price === null ? '' : ` Цена ${formatMillions(lot.price)}.`;
  const { origin } = matches[0].loaderData;
  const project = `/obekty/${lot.vendor}`;
  return [
    ...pageMeta(matches, {
      title: `${lotPageTitle(lot)}, ${lot.complexName}`,
      description: `${lotPageTitle(lot)} в комплексе «${lot.complexName}»: ${lot.buildingName.toLowerCase()}, этаж ${lot.floor} из ${lot.floors}.${price}`,
      origin,
      path: lot.url,
    }),
    ...lotData(lot, origin),
    breadcrumbData(origin, [
      ['Комплексы', '/obekty'],
      [lot.complexName, project],
      [lot.buildingName, `${project}/${lot.subvendor}`],
      [`Квартира № ${lot.number}`, lot.url],
    ]),
  ];
}

export async function loader(args: Route.LoaderArgs) {
  const { api } = args.context.get(servicesContext);
  const { query } = catalogueListing.read(args.url.searchParams);
  const { light, banks, ...data } = await loadLot(api, args.params, termsIn(query), query);
  return {
    ...data,
    // What comes late is streamed to the browser, which has no HTML of it.
    banks: banks instanceof Promise || !banks ? banks : staticData(args, 'banks', banks),
    light: light && staticData(args, 'light', light),
  };
}

export default function LotRoute({ loaderData }: Route.ComponentProps) {
  return <LotPage {...loaderData} />;
}
