import type { Config } from '../../../kernel/config/config.ts';
import { privateCookie, type Cookie } from '../../../kernel/http/private-cookie.ts';
import { SESSION_LIFETIME } from './sessions.ts';

/** The session cookie. */
export const sessionCookie = (config: Config): Cookie =>
  privateCookie(config, 'auth.session', SESSION_LIFETIME);
