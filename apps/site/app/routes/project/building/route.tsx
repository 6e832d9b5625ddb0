import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { BuildingPage } from './BuildingPage.tsx';
import { loadKeys } from '../keys/line/index.ts';
import { readPlace } from './floors/read-place.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { origin, facade } = loaderData;
  const { complexName, vendor, building } = facade;
  const path = `/obekty/${vendor}/${building.subvendor}`;
  return [
    ...pageMeta(matches, {
      title: `${building.name}, «${complexName}»: квартиры и\u00a0сроки`,
      description: `${building.name} комплекса «${complexName}»: квартиры в\u00a0продаже по\u00a0числу комнат, планы этажей, шахматка, ход строительства и\u00a0срок передачи ключей.`,
      origin,
      path,
    }),
    breadcrumbData(origin, [
      ['Комплексы', '/obekty'],
      [complexName, `/obekty/${vendor}`],
      [building.name, path],
    ]),
  ];
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const { vendor, subvendor } = params;
  const [facade, progress, keys] = await Promise.all([
    orNotFound(api.get('Objects.GetFacade', { vendor, subvendor })),
    api.get('Objects.GetProgress', { vendor }).catch(() => null),
    loadKeys(api, { vendor, subvendor }),
  ]);
  const place = readPlace(url.searchParams, facade.sections);
  const floor = place && (await api.get('Objects.GetFloor', { vendor, subvendor, ...place }));
  return { origin, facade, progress, keys, floor };
}

export default function Building({ loaderData }: Route.ComponentProps) {
  const { facade, floor, progress, keys } = loaderData;
  return <BuildingPage {...{ facade, floor, progress, keys }} />;
}
