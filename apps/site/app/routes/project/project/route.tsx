import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { orNotFound, servicesContext } from '@m30/shell/server';
import type { PageHandle } from '../../../layouts/default/page-handle.ts';
import type { Route } from './+types/route';
import { complexData } from './complex-data.ts';
import { ProjectPage } from './ProjectPage.tsx';

export const handle: PageHandle = { header: 'over' };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { complex, origin } = loaderData;
  return [
    ...pageMeta({
      title: `${complex.name}: квартиры от застройщика`,
      description: complex.summary,
      origin,
      path: `/obekty/${complex.vendor}`,
      picture: complex.picture.id,
    }),
    ...complexData(complex, origin),
    breadcrumbData(origin, [
      ['Комплексы', '/obekty'],
      [complex.name, `/obekty/${complex.vendor}`],
    ]),
  ];
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const { vendor } = params;
  const [complex, progress] = await Promise.all([
    orNotFound(api.get('Objects.GetObject', { vendor })),
    api.get('Objects.GetProgress', { vendor }).catch(() => null),
  ]);
  return { origin, complex, progress };
}

export default function Project({ loaderData }: Route.ComponentProps) {
  return <ProjectPage complex={loaderData.complex} progress={loaderData.progress} />;
}
