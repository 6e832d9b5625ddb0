import { servicesContext } from '@m30/shell/server';
import { pageMeta } from '@m30/shell/seo';
import type { Route } from './+types/route';
import { titles } from './titles.ts';
import { loadCalculators } from './mortgage.server.ts';
import { MortgagePage } from './MortgagePage.tsx';

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, {
    title: titles[loaderData.kind],
    description: loaderData.description,
    origin: matches[0].loaderData.origin,
    path: '/ipotechnyj-kalkulyator',
    indexable: location.search === '',
  });
}

export function loader({ context, url }: Route.LoaderArgs) {
  return loadCalculators(context.get(servicesContext).api, url);
}

export default function Mortgage({ loaderData }: Route.ComponentProps) {
  // Another kind is another page of the same route: its state is not the last one's.
  return <MortgagePage key={loaderData.kind} {...loaderData} />;
}
