import { formatArea, formatMillions, formatNumber } from '@m30/ui-kit/format';
import { pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { purposeWords, unitTitle } from '../shared/premises-words.ts';
import type { Route } from './+types/route';
import { unitData } from './unit-data.ts';
import { UnitPage, type PremisesPageUnit as Unit } from './UnitPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { unit, origin } = loaderData;
  const price = unit.price === null ? '' : ` Цена ${formatMillions(unit.price)}.`;
  return [
    ...pageMeta(matches, {
      title: `${unitTitle(unit)}, «${unit.complexName}», ${unit.buildingName.toLowerCase()}, №\u00a0${unit.number}`,
      description: `${describe(unit)}.${price}`,
      origin,
      path: unit.url,
    }),
    ...unitData(unit, origin).map((data) => ({ 'script:ld+json': data })),
  ];
};

/** What is known of it; a figure that nobody has said is 0. */
const describe = ({ purposes, area, complexName, ceiling, power }: Unit) =>
  [
    `${purposes.length > 0 ? `${purposeWords(purposes)}: помещение` : 'Помещение'} ${formatArea(area)}`,
    `«${complexName}»`,
    ...(ceiling > 0 ? [`потолок ${formatNumber(ceiling, 1)} м`] : []),
    ...(power > 0 ? [`${power} кВт`] : []),
  ].join(', ');

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
