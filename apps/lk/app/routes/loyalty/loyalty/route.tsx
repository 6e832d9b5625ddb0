import { data } from 'react-router';
import { servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { Loyalty } from './Loyalty.tsx';

export const meta: Route.MetaFunction = () => accountMeta('Клубная карта');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 10_000) throw data(null, { status: 404 });
  const found = await context.get(servicesContext).visitorApi.get('LK.GetLoyalty', { page });
  const pages = Math.ceil(found.history.total / found.history.page_size);
  if (page > 1 && page > pages) throw data(null, { status: 404 });
  return { ...found, page, pages };
}

export default function LoyaltyRoute({ loaderData }: Route.ComponentProps) {
  return <Loyalty {...loaderData} />;
}
