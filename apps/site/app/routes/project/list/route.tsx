import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { byPrice, loadObjects } from '../../../store/objects/index.ts';
import { loadWords } from '../../../store/site-menu.ts';
import type { Route } from './+types/route';
import { ProjectsPage } from './ProjectsPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...pageMeta(matches, {
          title: loaderData.title,
          description:
            'Все комплексы застройщика: цены, сроки сдачи, метро и число квартир в продаже.',
          origin: loaderData.origin,
          path: '/obekty',
        }),
        breadcrumbData(loaderData.origin, [['Комплексы', '/obekty']]),
      ]
    : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const view = url.searchParams.get('view') === 'map' ? 'map' : 'list';
  const [complexes, { complexes: title }] = await Promise.all([loadObjects(api), loadWords(api)]);
  return { origin, view, title, complexes: byPrice(complexes) } as const;
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  return <ProjectsPage complexes={loaderData.complexes} view={loaderData.view} />;
}
