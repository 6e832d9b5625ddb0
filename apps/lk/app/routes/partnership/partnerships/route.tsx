import type { InputOf } from '@m30/api/client';
import { orNotFound, servicesContext } from '@m30/shell/server';
import { accountMeta } from '../../../seo/account-meta.ts';
import type { Route } from './+types/route';
import { Partnerships } from './Partnerships.tsx';

export const meta: Route.MetaFunction = () => accountMeta('Партнёры клуба');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { visitorApi } = context.get(servicesContext);
  const kind = url.searchParams.get('kind');
  // The server knows the kinds: one that it refuses is no page.
  const input = (kind === null ? {} : { kind }) as InputOf<'LK.GetPartnerships'>;
  const found = await orNotFound(visitorApi.get('LK.GetPartnerships', input));
  return { ...found, kind };
}

export default function PartnershipsRoute({ loaderData }: Route.ComponentProps) {
  return <Partnerships {...loaderData} />;
}
