import { breadcrumbData, pageMeta } from '@m30/shell/seo';
import { staticData, orNotFound, servicesContext } from '@m30/shell/server';
import { useStaticData } from '@m30/shell/static-data';
import type { PageHandle } from '../../../layouts/default/page-handle.ts';
import { catalogueListing } from '../../../store/apartments/filter-url.ts';
import { loadCommutes } from '../../../store/commute/commutes.server.ts';
import { waysWords } from '../../../store/commute/ways-words.server.ts';
import { progressDetail } from '../progress/stage-words.ts';
import type { Route } from './+types/route';
import { ProjectPage } from './ProjectPage.tsx';

export const handle: PageHandle = { header: 'over' };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { head, origin } = loaderData;
  const path = `/obekty/${head.vendor}`;
  return [
    ...pageMeta(matches, {
      title: `${head.name}: квартиры от застройщика`,
      description: head.summary,
      origin,
      path,
    }),
    breadcrumbData(origin, [
      ['Комплексы', '/obekty'],
      [head.name, path],
    ]),
  ];
};

export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const { api, origin } = context.get(servicesContext);
  const { vendor } = params;
  const { query } = catalogueListing.read(url.searchParams);
  const [complex, progress, commutes] = await Promise.all([
    orNotFound(api.get('Objects.GetObject', { vendor })),
    api.get('Objects.GetProgress', { vendor }).catch(() => null),
    loadCommutes(api, query).catch(() => []),
  ]);
  const ways = waysWords(commutes, query, vendor);
  const { name, summary, address, picture } = complex;
  return {
    origin,
    head: { vendor, name, summary, address, picture: picture.id },
    detail: progressDetail(progress),
    sections: staticData(args, 'project', { complex, progress, ...(ways && { ways }) }),
  };
}

export default function Project({ loaderData }: Route.ComponentProps) {
  const { head, detail, sections, origin } = loaderData;
  const data = useStaticData('project', sections);
  return <ProjectPage head={head} detail={detail} data={data} origin={origin} />;
}
