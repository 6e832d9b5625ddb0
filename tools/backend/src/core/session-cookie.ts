import type { CookieOptions } from 'hono/utils/cookie';
import { SESSION_LIFETIME } from '../domain/account/sessions.ts';
import type { Config } from './config.ts';

/** Name and attributes of the session cookie; on HTTPS it is bound to the host. */
export function sessionCookie({ publicOrigin }: Config): { name: string; options: CookieOptions } {
  const secure = publicOrigin.startsWith('https:');
  return {
    name: secure ? '__Host-auth.session' : 'auth.session',
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: SESSION_LIFETIME },
  };
}
