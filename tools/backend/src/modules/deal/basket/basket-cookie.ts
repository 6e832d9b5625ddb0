import type { Config } from '../../../kernel/config/config.ts';
import { privateCookie, type Cookie } from '../../../kernel/http/private-cookie.ts';

/** Seconds that a guest's cart and comparison are kept. */
export const BASKET_LIFETIME = 180 * 24 * 3600;

/** The cookie that tells one guest's cart and comparison from another's. */
export const basketCookie = (config: Config): Cookie =>
  privateCookie(config, 'basket', BASKET_LIFETIME);
