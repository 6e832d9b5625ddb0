import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { UiKitPage } from './UiKitPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Дизайн-система',
        description: 'Все компоненты сайта в их состояниях, для дизайнеров и разработчиков.',
        origin: loaderData.origin,
        path: '/ui-kit',
        indexable: false,
      })
    : [];

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(servicesContext).origin };
}

export default function UiKit() {
  return <UiKitPage />;
}
