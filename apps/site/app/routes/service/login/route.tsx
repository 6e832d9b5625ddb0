import { redirect } from 'react-router';
import { LOGIN_URL_COOKIE, readCookie, safePath } from '@m30/auth/core';
import type { Route } from './+types/route';

/** Where a login ends that happened elsewhere: the page that was asked for, else the home page. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = readCookie(request.headers.get('cookie') ?? '', LOGIN_URL_COOKIE);
  throw redirect((asked && safePath(asked)) || '/', {
    headers: { 'set-cookie': `${LOGIN_URL_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax` },
  });
}
