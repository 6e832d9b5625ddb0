import { LOGIN_URL_COOKIE, readCookie } from '@m30/auth/core';
import { redirectWithin } from '@m30/shell/server';
import type { Route } from './+types/route';

/** Where a login ends that happened elsewhere: the page that was asked for, else the home page. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = readCookie(request.headers.get('cookie') ?? '', LOGIN_URL_COOKIE);
  throw redirectWithin(asked ?? '/', {
    headers: { 'set-cookie': `${LOGIN_URL_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax` },
  });
}
