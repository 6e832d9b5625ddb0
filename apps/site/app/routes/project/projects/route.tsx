import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { ProjectsPage } from './ProjectsPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          title: 'Жилые комплексы в Петербурге и области',
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
  const { complexes } = await api.post('Objects.GetCatalog', {});
  const view = url.searchParams.get('view') === 'map' ? 'map' : 'list';
  return { origin, view, complexes: complexes.toSorted(byPrice) } as const;
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  return <ProjectsPage complexes={loaderData.complexes} view={loaderData.view} />;
}

interface Priced {
  priceFrom: number | null;
}

/** The cheapest first; those with nothing for sale last. */
function byPrice(a: Priced, b: Priced): number {
  return (a.priceFrom ?? Infinity) - (b.priceFrom ?? Infinity) || 0;
}
