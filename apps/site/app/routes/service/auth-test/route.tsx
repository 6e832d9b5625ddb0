import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { AuthTestPage } from './AuthTestPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: 'Состояния входа',
        description: 'Окно входа и регистрации во всех состояниях, для разработчиков.',
        origin: loaderData.origin,
        path: '/auth-test',
        indexable: false,
      })
    : [];

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(servicesContext).origin };
}

export default function AuthTest() {
  return <AuthTestPage />;
}
