import { redirect } from 'react-router';
import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { UiKitPage } from './UiKitPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: 'Дизайн-система',
        description: 'Все компоненты сайта в их состояниях, для дизайнеров и разработчиков.',
        origin: loaderData.origin,
        path: '/ui-kit',
        indexable: false,
      })
    : [];

/** The page is the same whatever is asked for, and long: it is rendered and cached under one address alone, however that is spelled. */
export function loader({ context, url }: Route.LoaderArgs) {
  const isSpelled = ['/ui-kit', '/ui-kit/'].includes(url.pathname);
  if (!isSpelled || url.search !== '') throw redirect('/ui-kit', 301);
  return { origin: context.get(servicesContext).origin };
}

export default function UiKit() {
  return <UiKitPage />;
}
