import { jsonLd, pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { companyData } from '../../seo/company-data.ts';
import { PageData } from '../../seo/PageData.tsx';
import { useRoot } from '../../use-root.ts';
import type { PageHandle } from '../../layouts/default/page-handle.ts';
import type { Route } from './+types/route';
import { loadHome } from './data/home.server.ts';
import { HomePage } from './HomePage.tsx';

export const handle: PageHandle = { header: 'over' };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Квартиры в Петербурге и области · Меридиан 30',
        description:
          'Квартиры от застройщика в Санкт-Петербурге и области: планировки, цены, сроки сдачи, ипотека и рассрочка.',
        origin: loaderData.origin,
        path: '/',
      })
    : [];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  return { origin, ...(await loadHome(api)) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const template = useRoot()?.template;
  return (
    <>
      <HomePage {...loaderData} />
      {template && (
        <PageData
          json={import.meta.env.SSR ? jsonLd(...companyData(template, loaderData.origin)) : ''}
        />
      )}
    </>
  );
}
