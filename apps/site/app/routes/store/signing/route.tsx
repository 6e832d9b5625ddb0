import { data } from 'react-router';
import { pageMeta } from '@m30/shell/seo';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';
import { findInvitation } from './signing.server.ts';
import { SigningPage } from './SigningPage.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Подпись договора',
    description: 'Здесь участник сделки читает договор и подписывает его своей подписью.',
    origin: matches[0].loaderData.origin,
    path: '/podpis',
    indexable: false,
  });

/** Whoever has the link sees it, and no page that it leads to learns the link. */
export const headers = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
});

/** What the operator of the signature leads back to names no secret. */
const DONE = 'gotovo';

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  if (token === DONE) return { token: null, invitation: null, isBack: true };
  const invitation = await findInvitation(context.get(servicesContext).api, token);
  const page = { token, invitation, isBack: false };
  return invitation ? page : data(page, { status: 404 });
}

export default function Signing({ loaderData }: Route.ComponentProps) {
  return <SigningPage {...loaderData} />;
}
