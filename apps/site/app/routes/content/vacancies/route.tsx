import { breadcrumbData, jsonLd, pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { loadBlocks } from '../../../components/site-blocks/load-blocks.server.ts';
import { loadPage } from '../preview/load-page.server.ts';
import { jobData } from '../../../seo/job-data.ts';
import { PageData } from '../../../seo/PageData.tsx';
import { loadWords } from '../../../store/site-menu.ts';
import { useRoot } from '../../../use-root.ts';
import type { Route } from './+types/route';
import { VacanciesPage } from './VacanciesPage.tsx';

const PATH = '/kompaniya/vakansii';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { origin, page, department } = loaderData;
  const { title, description } = page;
  return [
    ...pageMeta(matches, { title, description, origin, path: PATH, indexable: department === '' }),
    breadcrumbData(origin, [
      ['О компании', '/kompaniya'],
      [title, PATH],
    ]),
  ];
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const [{ page: found }, { vacancies }, { city }] = await Promise.all([
    loadPage(api, PATH, new URLSearchParams()),
    api.get('Content.GetVacancies', {}),
    loadWords(api),
  ]);
  const { blocks, ...page } = found;
  return {
    ...{ origin, page, vacancies, city },
    department: url.searchParams.get('department') ?? '',
    words: await loadBlocks(api, blocks, { url }),
  };
}

export default function Vacancies({ loaderData: { city, ...data } }: Route.ComponentProps) {
  const company = { name: useRoot()?.template.logo ?? '', city, origin: data.origin };
  return (
    <>
      <VacanciesPage {...data} />
      <PageData
        json={
          import.meta.env.SSR ? jsonLd(...data.vacancies.map((one) => jobData(one, company))) : ''
        }
      />
    </>
  );
}
