import { jsonLd, pageMeta } from '@m30/shell/seo';
import { staticData, servicesContext } from '@m30/shell/server';
import { useStaticData } from '@m30/shell/static-data';
import { companyData } from '../../seo/company-data.ts';
import { PageData } from '../../seo/PageData.tsx';
import { loadWords } from '../../store/site-menu.ts';
import { useRoot } from '../../use-root.ts';
import type { PageHandle } from '../../layouts/default/page-handle.ts';
import type { Route } from './+types/route';
import { loadHome } from './data/home.server.ts';
import { HomePage } from './HomePage.tsx';

export const handle: PageHandle = { header: 'over' };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        ...loaderData.head,
        origin: loaderData.origin,
        path: '/',
      })
    : [];

export async function loader(args: Route.LoaderArgs) {
  const { api, origin } = args.context.get(servicesContext);
  const [{ sections, ...home }, { hero, home: head }] = await Promise.all([
    loadHome(api),
    loadWords(api),
  ]);
  return { origin, head, hero, home, sections: staticData(args, 'home', sections) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const sections = useStaticData('home', loaderData.sections);
  const template = useRoot()?.template;
  return (
    <>
      <HomePage {...loaderData.home} hero={loaderData.hero} sections={sections} />
      {template && (
        <PageData
          json={import.meta.env.SSR ? jsonLd(...companyData(template, loaderData.origin)) : ''}
        />
      )}
    </>
  );
}
