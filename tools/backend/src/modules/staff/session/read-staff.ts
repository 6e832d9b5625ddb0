import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../../../kernel/http/env.ts';
import type { Services } from '../../../kernel/services.ts';
import type { StudioCall } from '../../../kernel/studio/studio-call.ts';
import { findStaffSession } from './staff-sessions.ts';
import { studioCookie } from './studio-cookie.ts';

/** What a handler of the Studio knows of a request. A buyer's cookie counts for nothing here, nor this one elsewhere. */
export async function studioCallOf(
  services: Services,
  c: AppContext,
  idempotencyKey: string | null,
): Promise<StudioCall> {
  const id = getCookie(c, studioCookie(services.config).name);
  return {
    services,
    staff: id ? await findStaffSession(services, id) : null,
    visitor: c.get('visitor'),
    idempotencyKey,
    requestId: c.get('requestId'),
    log: c.get('log'),
    cookie: (name) => getCookie(c, name),
    setCookie: (name, value, options) => setCookie(c, name, value, options),
  };
}
