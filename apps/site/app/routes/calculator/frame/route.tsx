import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import { loadProgrammes } from '../mortgage/mortgage.server.ts';
import type { Route } from './+types/route';
import { FramePage } from './FramePage.tsx';
import { objectIdOf } from './object-id.ts';

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(matches, {
    title: 'Платёж по ипотеке',
    description: 'Ипотечный калькулятор для сайтов партнёров.',
    origin: matches[0].loaderData.origin,
    path: '/iframe/mortgage-calc',
    indexable: false,
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const programmes = await loadProgrammes(context.get(servicesContext).api);
  return {
    programmes,
    query: url.search.slice(1),
    objectId: objectIdOf(url.searchParams),
    /** Who embeds the page: a form without script keeps it. */
    embedder: url.searchParams.get('origin'),
  };
}

export default function Frame({ loaderData }: Route.ComponentProps) {
  return <FramePage {...loaderData} />;
}
