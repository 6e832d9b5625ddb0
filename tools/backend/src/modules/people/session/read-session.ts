import { getCookie, setCookie } from 'hono/cookie';
import type { Session } from '../../../kernel/method/call.ts';
import type { Services } from '../../../kernel/services.ts';
import { sessionCookie } from './session-cookie.ts';
import { findSession } from './sessions.ts';
import type { AppContext } from '../../../kernel/http/env.ts';

/** Finds who asks by the session cookie, and slides the cookie; `null` for a guest. */
export async function readSession(services: Services, c: AppContext): Promise<Session | null> {
  const { name, options } = sessionCookie(services.config);
  const id = cookieOf(c, name);
  if (!id) return null;
  const found = await findSession(services.db, id, services.clock());
  if (found?.slid) setCookie(c, name, id, options);
  return found?.session ?? null;
}

/** Value of a cookie; `undefined` where there is none. */
export function cookieOf(c: AppContext, name: string): string | undefined {
  return getCookie(c, name);
}
