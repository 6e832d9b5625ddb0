import type { Config } from '../../../kernel/config/config.ts';
import { privateCookie, type Cookie } from '../../../kernel/http/private-cookie.ts';
import { LONGEST_STAFF_SESSION } from './staff-sessions.ts';

/** The cookie of the Studio: apart from the buyers' one, and never sent with what another site begins. */
export function studioCookie(config: Pick<Config, 'publicOrigin'>): Cookie {
  const { name, options } = privateCookie(config, 'studio.session', LONGEST_STAFF_SESSION);
  return { name, options: { ...options, sameSite: 'Strict' } };
}
