import { pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import type { PageHandle } from '../../../layouts/default/page-handle.ts';
import type { Route } from './+types/route';
import { ProjectPage } from './ProjectPage.tsx';

export const handle: PageHandle = { header: 'over' };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: `${loaderData.complex.name}: квартиры от застройщика`,
        description: loaderData.complex.summary,
        origin: loaderData.origin,
        path: `/obekty/${loaderData.complex.vendor}`,
        picture: loaderData.complex.picture.id,
      })
    : [];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const complex = await orNotFound(api.get('Objects.GetObject', { vendor: params.vendor }));
  return { origin, complex };
}

export default function Project({ loaderData }: Route.ComponentProps) {
  return <ProjectPage complex={loaderData.complex} />;
}
