import type { Config } from '../../../kernel/config/config.ts';
import { privateCookie, type Cookie } from '../../../kernel/http/private-cookie.ts';
import { SESSION_LIFETIME } from './sessions.ts';

/** Cookie `auth.session`: the token of a buyer’s session, read by the server alone, for as long as a session lives. */
export const sessionCookie = (config: Config): Cookie =>
  privateCookie(config, 'auth.session', SESSION_LIFETIME);
