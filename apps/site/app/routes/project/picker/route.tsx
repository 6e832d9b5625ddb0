import { pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { PickerPage } from './PickerPage.tsx';
import { readFloor } from './read-floor.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { complexName, vendor, building, picture } = loaderData.facade;
  return pageMeta({
    title: `Выбор квартиры на\u00a0фасаде: «${complexName}», ${building.name.toLowerCase()}`,
    description: `Фасад комплекса «${complexName}», ${building.name.toLowerCase()}: выберите этаж и\u00a0посмотрите свободные квартиры с\u00a0ценами.`,
    origin: loaderData.origin,
    path: `/obekty/${vendor}/${building.subvendor}/vizualnyj`,
    picture: picture?.id,
  });
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const floor = readFloor(url.searchParams);
  const facade = await orNotFound(
    api.get('Objects.GetFacade', { ...params, ...(floor === null ? {} : { floor }) }),
  );
  return { origin, floor, facade };
}

export default function Picker({ loaderData }: Route.ComponentProps) {
  return <PickerPage facade={loaderData.facade} floor={loaderData.floor} />;
}
