import type { Config } from '../../../kernel/config/config.ts';
import { privateCookie, type Cookie } from '../../../kernel/http/private-cookie.ts';

/** Seconds that a browser is known to the account it has logged in to. */
export const DEVICE_LIFETIME = 180 * 24 * 3600;

/** The cookie that tells a browser that has logged in before from one that tries passwords. */
export const deviceCookie = (config: Config): Cookie =>
  privateCookie(config, 'auth.device', DEVICE_LIFETIME);
