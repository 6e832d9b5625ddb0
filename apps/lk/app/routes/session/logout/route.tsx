import { redirect } from 'react-router';
import { servicesContext } from '@m30/shell/server';
import type { Route } from './+types/route';

/** An address without a page: who types it stays in the account. */
export const loader = () => redirect('/');

/** Ends the session of a visitor whose browser runs no scripts (spec §4: logout redirects to /). */
export async function action({ context }: Route.ActionArgs) {
  const { visitorApi, origin } = context.get(servicesContext);
  await visitorApi.post('User.Logout', {});
  // eslint-disable-next-line no-restricted-syntax -- past the basename of this app, to the root of the site
  return redirect(`${origin}/`);
}
