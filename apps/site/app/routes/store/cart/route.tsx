import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { loadCart, postCart } from './cart.server.ts';
import { CartPage } from './CartPage.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: 'Корзина',
        description: 'Выбранные лоты: цены, сроки и бронь на 24 часа.',
        origin: loaderData.origin,
        path: '/cart',
        indexable: false,
      })
    : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { visitorApi, origin } = context.get(servicesContext);
  return { ...(await loadCart(visitorApi, url)), origin };
}

export function action({ context, request, url }: Route.ActionArgs) {
  return postCart({ api: context.get(servicesContext).visitorApi, request, url });
}

/** A page of one visitor is never cached. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  return <CartPage {...loaderData} problem={actionData ?? null} />;
}
