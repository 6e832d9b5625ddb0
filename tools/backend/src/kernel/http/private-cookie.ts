import type { CookieOptions } from 'hono/utils/cookie';
import type { Config } from '../config/config.ts';

/** A cookie of the product: its name and attributes. */
export interface Cookie {
  name: string;
  options: CookieOptions;
}

/**
 * A cookie that scripts and other sites never see; on HTTPS it is bound to the host.
 * @param maxAge seconds
 */
export function privateCookie(
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  name: string,
  maxAge: number,
): Cookie {
  const secure = publicOrigin.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : name,
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge },
  };
}
