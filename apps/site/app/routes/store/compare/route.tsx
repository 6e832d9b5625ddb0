import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { loadCompare } from './compare.server.ts';
import { ComparePage } from './ComparePage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: 'Сравнение',
        description: 'Лоты рядом: цены, платежи, сроки, отделка и разница словами.',
        origin: loaderData.origin,
        path: '/compare',
        indexable: false,
      })
    : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return { ...(await loadCompare(services, url)), origin: services.origin };
}

/** A page of one visitor is never cached. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />;
}
