import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { readPicker } from './data/picker-address.ts';
import { loadPicker } from './data/picker.server.ts';
import { PickerPage } from './PickerPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { origin, picker } = loaderData;
  const { complexName, vendor, subvendor, buildingName } = picker;
  const name = buildingName.toLowerCase();
  return pageMeta(matches, {
    title: `Выбор квартиры на\u00a0фасаде: «${complexName}», ${name}`,
    description: `Фасад комплекса «${complexName}», ${name}: выберите этаж и\u00a0посмотрите свободные квартиры с\u00a0ценами.`,
    origin,
    path: `/obekty/${vendor}/${subvendor}/vizualnyj`,
  });
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const picker = await loadPicker(api, params, readPicker(url.searchParams));
  return { origin, picker };
}

export default function Picker({ loaderData }: Route.ComponentProps) {
  return <PickerPage picker={loaderData.picker} />;
}
