import { localPath } from '@m30/api/local-path';
import { LOGIN_URL_COOKIE } from '@m30/auth/core';

/** Makes the page open the login modal as soon as it has loaded; the page deletes it. */
export const OPEN_LOGIN_COOKIE = 'open_login';

const HOUR = 3_600;
const MINUTE = 60;
/** Characters; a longer query would not fit into a cookie beside the others. */
const LONGEST = 2_000;

/**
 * `Set-Cookie` lines for a guest who asked for a guarded page: the page to open after the login
 * (spec §4), and the wish that the login modal opens at once.
 * @param asked path and query of that page
 * @param origin of the site, without a trailing slash
 */
export function guestCookies(asked: string, origin: string): string[] {
  const [pathname = '/'] = asked.split('?', 1);
  const paths = [asked, pathname].map((one) => localPath(one, origin));
  const destination = paths.find((one) => one !== null && one.length <= LONGEST) ?? '/';
  const value = encodeURIComponent(destination).replaceAll('%2F', '/');
  const scope = `Path=/; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  return [
    `${LOGIN_URL_COOKIE}=${value}; Max-Age=${HOUR}; ${scope}`,
    `${OPEN_LOGIN_COOKIE}=1; Max-Age=${MINUTE}; ${scope}`,
  ];
}
