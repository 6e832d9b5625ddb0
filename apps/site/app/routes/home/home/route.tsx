import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { PageHandle } from '../../../layouts/default/page-handle.ts';
import type { Route } from './+types/route';
import { loadHome } from './home.server.ts';
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
        picture: loaderData.homes[0]?.picture.id,
      })
    : [];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  return { origin, ...(await loadHome(api)) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
