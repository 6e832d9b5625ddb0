import type { CookieOptions } from 'hono/utils/cookie';
import { FLOW_LIFETIME } from '../codes/code-rules.ts';
import { SESSION_LIFETIME } from '../../modules/people/session/sessions.ts';
import type { Config } from '../config/config.ts';

interface Cookie {
  name: string;
  options: CookieOptions;
}

/** Name and attributes of the session cookie; on HTTPS it is bound to the host. */
export function sessionCookie(config: Config): Cookie {
  return privateCookie(config, 'auth.session', SESSION_LIFETIME);
}

/** The cookie that ties a code to the browser that asked for it, before anybody is logged in. */
export function flowCookie(config: Config): Cookie {
  return privateCookie(config, 'auth.flow', FLOW_LIFETIME);
}

/** Seconds that a guest's cart and comparison are kept. */
export const BASKET_LIFETIME = 180 * 24 * 3600;

/** The cookie that tells one guest's cart and comparison from another's. */
export function basketCookie(config: Config): Cookie {
  return privateCookie(config, 'basket', BASKET_LIFETIME);
}

/** Seconds that a guest's mortgage questionnaire is kept. */
export const DRAFT_LIFETIME = 30 * 24 * 3600;

/** The cookie that tells one guest's mortgage questionnaire from another's. */
export function draftCookie(config: Config): Cookie {
  return privateCookie(config, 'anketa', DRAFT_LIFETIME);
}

function privateCookie({ publicOrigin }: Config, name: string, maxAge: number): Cookie {
  const secure = publicOrigin.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge },
  };
}
