import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { PromosPage } from './PromosPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: 'Акции и условия покупки',
        description: 'Скидки, ипотека и рассрочка, которые действуют сегодня, с полными условиями.',
        origin: loaderData.origin,
        path: '/akcii',
        indexable: !isOldAddress(location.pathname),
      })
    : [];

/** `/action` is the older address of the same page. */
function isOldAddress(pathname: string): boolean {
  return pathname.startsWith('/action');
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(servicesContext);
  const [current, ended] = await Promise.all([
    api.get('Content.GetPromos', {}),
    api.get('Content.GetPromos', { state: 'ended' }),
  ]);
  return { origin, promos: current.promos, ended: ended.promos };
}

export default function Promos({ loaderData }: Route.ComponentProps) {
  return <PromosPage promos={loaderData.promos} ended={loaderData.ended} />;
}
