import { formatArea, formatMillions, formatNumber } from '@m30/ui-kit/format';
import { pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { purposeWords, unitTitle } from '../shared/premises-words.ts';
import type { Route } from './+types/route';
import { unitData } from './unit-data.ts';
import { UnitPage } from './UnitPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { unit, origin } = loaderData;
  const price = unit.price === null ? '' : ` Цена ${formatMillions(unit.price)}.`;
  return [
    ...pageMeta(matches, {
      title: `${unitTitle(unit)}, «${unit.complexName}», ${unit.buildingName.toLowerCase()}, №\u00a0${unit.number}`,
      description: `${purposeWords(unit.purposes)}: помещение ${formatArea(unit.area)}, «${unit.complexName}», потолок ${formatNumber(unit.ceiling, 1)} м, ${unit.power} кВт.${price}`,
      origin,
      path: unit.url,
    }),
    ...unitData(unit, origin).map((data) => ({ 'script:ld+json': data })),
  ];
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const unit = await orNotFound(
    api.get('Objects.GetPremisesItem', { vendor: params.uid, id: params.id }),
  );
  return { origin, unit, query: url.search };
}

export default function PremisesUnitRoute({ loaderData }: Route.ComponentProps) {
  return <UnitPage unit={loaderData.unit} query={loaderData.query} />;
}
