import { pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { BuildingPage } from './BuildingPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { complexName, vendor, building, picture } = loaderData.facade;
  return pageMeta({
    title: `${building.name}, «${complexName}»: квартиры и\u00a0сроки`,
    description: `${building.name} комплекса «${complexName}»: квартиры в\u00a0продаже по\u00a0числу комнат, этажность, срок передачи ключей и\u00a0выбор на\u00a0фасаде.`,
    origin: loaderData.origin,
    path: `/obekty/${vendor}/${building.subvendor}`,
    picture: picture?.id,
  });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const { vendor, subvendor } = params;
  return {
    origin,
    facade: await orNotFound(api.get('Objects.GetFacade', { vendor, subvendor })),
  };
}

export default function Building({ loaderData }: Route.ComponentProps) {
  return <BuildingPage facade={loaderData.facade} />;
}
