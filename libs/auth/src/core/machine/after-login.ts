import { localPath } from '@m30/api/local-path';
import { LOGIN_URL_COOKIE, readCookie } from './login-url.ts';

/** The parts of the browser that a login moves. */
export interface BrowserParts {
  document: { cookie: string };
  location: { assign(url: string): void; reload(): void };
}

/** Goes to the path of the cookie `login_url`, which is then spent, or reloads the page (specification, §4). */
export function afterLogin({ document, location }: BrowserParts = globalThis): void {
  const wanted = readCookie(document.cookie, LOGIN_URL_COOKIE);
  if (wanted !== null) document.cookie = `${LOGIN_URL_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  const path = wanted === null ? null : localPath(wanted);
  if (path === null) location.reload();
  else location.assign(path);
}
